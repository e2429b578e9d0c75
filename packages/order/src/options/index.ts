export { FieldGroup } from "./field-group.tsx";
export { OfferedPrice } from "./offered-price.tsx";
export { OptionCard, type OptionCardProps } from "./option-card.tsx";
