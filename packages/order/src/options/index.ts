export { FieldGroup } from "./field-group.tsx";
export { MoreOptions, type MoreOptionsProps } from "./more-options.tsx";
export { OfferedPrice } from "./offered-price.tsx";
export { OptionCard, type OptionCardProps } from "./option-card.tsx";
