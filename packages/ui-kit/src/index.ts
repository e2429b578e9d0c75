export { Accordion } from "./accordion/accordion.tsx";
export { ActionTiles } from "./action-tiles/action-tiles.tsx";
export { Alert } from "./alert/alert.tsx";
export { Badge } from "./badge/badge.tsx";
export { Banner } from "./banner/banner.tsx";
export { BannerCarousel, type BannerSlide } from "./banner/banner-carousel.tsx";
export { Breadcrumbs } from "./breadcrumbs/breadcrumbs.tsx";
export { Button, type ButtonProps } from "./button/button.tsx";
export { IconButton } from "./button/icon-button.tsx";
export { Card } from "./card/card.tsx";
export { Carousel, type CarouselProps } from "./carousel/carousel.tsx";
export { Checkbox, type CheckboxProps } from "./choice/checkbox.tsx";
export { RadioGroup, type RadioGroupProps } from "./choice/radio-group.tsx";
export { Switch, type SwitchProps } from "./choice/switch.tsx";
export { ComboBox, type ComboBoxProps } from "./combo-box/combo-box.tsx";
export type { MultiComboTexts } from "./combo-box/combo-control.tsx";
export { MultiComboBox, type MultiComboBoxProps } from "./combo-box/multi-combo-box.tsx";
export { type ComboOption, type ComboSearch, searchOptions } from "./combo-box/search-options.ts";
export { Countdown } from "./countdown/countdown.tsx";
export type { CalendarTexts } from "./date-field/calendar.tsx";
export { DateField, type DateFieldProps } from "./date-field/date-field.tsx";
export { DateRangeField, type DateRangeFieldProps } from "./date-field/date-range-field.tsx";
export { Dialog } from "./dialog/dialog.tsx";
export { afterHistoryEntry, useHistoryEntry } from "./dialog/use-history-entry.ts";
export { Disclosure } from "./disclosure/disclosure.tsx";
export { downloadFile } from "./download-file/download-file.ts";
export {
  classNames,
  type ElementAttributes,
  prefersReducedMotion,
  withRef,
} from "./element/element.ts";
export { EmptyState } from "./empty-state/empty-state.tsx";
export { ErrorSummary, goToField, type SummaryError } from "./error-summary/error-summary.tsx";
export { FactRow, type FactRowItem } from "./fact-row/fact-row.tsx";
export { FileDrop } from "./file-drop/file-drop.tsx";
export type { PickedFile } from "./file-drop/file-row.tsx";
export { tolerateForeignChanges } from "./foreign-changes/tolerate-foreign-changes.ts";
export { Heading, HeadingShift } from "./heading/heading.tsx";
export { Icon, type IconName } from "./icon/icon.tsx";
export { Pattern, type PatternFamily, type PatternProps } from "./ikat/pattern.tsx";
export { PatternBand } from "./ikat/pattern-band.tsx";
export { patternMarkup } from "./ikat/pattern-markup.ts";
export {
  ProductPattern,
  type ProductPatternProps,
  type ProductPatternSize,
} from "./ikat/product-pattern.tsx";
export { Ridges } from "./ikat/ridges.tsx";
export { Rosette } from "./ikat/rosette.tsx";
export { useInView } from "./in-view/use-in-view.ts";
export {
  Container,
  type ContainerProps,
  Grid,
  SkipLink,
  Stack,
  VisuallyHidden,
} from "./layout/layout.tsx";
export { ButtonLink, Link } from "./link/link.tsx";
export { LoadErrorBoundary } from "./load-error-boundary/load-error-boundary.tsx";
export { Logo } from "./logo/logo.tsx";
export { useMinWidth } from "./min-width/use-min-width.ts";
export { OtpField, type OtpFieldProps } from "./otp-field/otp-field.tsx";
export { Pagination } from "./pagination/pagination.tsx";
export { PasswordField } from "./password-field/password-field.tsx";
export { PhoneField, type PhoneFieldProps } from "./phone-field/phone-field.tsx";
export { PhoneText } from "./phone-text/phone-text.tsx";
export { PlacesMap } from "./places-map/places-map.tsx";
export type { MapTiles, Town } from "./places-map/places-map-props.ts";
export {
  PolicySheet,
  type PolicySheetProps,
  type SheetFact,
} from "./policy-sheet/policy-sheet.tsx";
export { Popover } from "./popover/popover.tsx";
export { Price } from "./price/price.tsx";
export { PricePanel, type PricePanelProps } from "./price-panel/price-panel.tsx";
export { type ProductAction, ProductCard } from "./product-card/product-card.tsx";
export { ProductList } from "./product-card/product-list.tsx";
export { ProductPage } from "./product-page/product-page.tsx";
export { Progress } from "./progress/progress.tsx";
export { Prose } from "./prose/prose.tsx";
export { markSanitized, type SanitizedHtml } from "./prose/safe-html.tsx";
export { QrCode } from "./qr-code/qr-code.tsx";
export { Section } from "./section/section.tsx";
export { type Choice, Select, type SelectProps } from "./select/select.tsx";
export { ServerMarkup, type ServerMarkupProps } from "./server-markup/server-markup.tsx";
export { Skeleton } from "./skeleton/skeleton.tsx";
export { Spinner } from "./spinner/spinner.tsx";
export { Stepper, type StepperPattern } from "./stepper/stepper.tsx";
export { StyleRoot, type StyleRootProps } from "./style-root/style-root.tsx";
export { SummaryList, type SummaryRow } from "./summary-list/summary-list.tsx";
export { Tabs } from "./tabs/link-tabs.tsx";
export { PanelTabs } from "./tabs/panel-tabs.tsx";
export {
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from "./text-field/text-field.tsx";
export { useLatest } from "./use-latest/use-latest.ts";
