export { FieldGroup, MoreOptions, type MoreOptionsProps } from "./field-group.tsx";
export { OfferedPrice, OptionCard, type OptionCardProps } from "./option-card.tsx";
