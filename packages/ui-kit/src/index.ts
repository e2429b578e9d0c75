export { Accordion, type AccordionItem, type AccordionProps } from "./accordion/accordion.tsx";
export {
  type ActionTile,
  ActionTiles,
  type ActionTilesProps,
} from "./action-tiles/action-tiles.tsx";
export { Alert, type AlertProps } from "./alert/alert.tsx";
export { Badge, type BadgeProps, type Tone } from "./badge/badge.tsx";
export { Banner, type BannerProps } from "./banner/banner.tsx";
export {
  BannerCarousel,
  type BannerCarouselProps,
  type BannerSlide,
} from "./banner/banner-carousel.tsx";
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from "./breadcrumbs/breadcrumbs.tsx";
export { Button, type ButtonLook, type ButtonProps, type ButtonVariant } from "./button/button.tsx";
export { IconButton, type IconButtonProps } from "./button/icon-button.tsx";
export { Card, type CardProps } from "./card/card.tsx";
export { Carousel, type CarouselProps, type CarouselSlide } from "./carousel/carousel.tsx";
export { Checkbox, type CheckboxProps } from "./choice/checkbox.tsx";
export { type RadioChoice, RadioGroup, type RadioGroupProps } from "./choice/radio-group.tsx";
export { Switch, type SwitchProps } from "./choice/switch.tsx";
export { classNames } from "./class-names.ts";
export { ComboBox, type ComboBoxProps } from "./combo-box/combo-box.tsx";
export type { ComboTexts, MultiComboTexts } from "./combo-box/combo-texts.ts";
export { MultiComboBox, type MultiComboBoxProps } from "./combo-box/multi-combo-box.tsx";
export { type ComboOption, type ComboSearch, searchOptions } from "./combo-box/search-options.ts";
export { Countdown, type CountdownProps } from "./countdown/countdown.tsx";
export type { CalendarTexts } from "./date-field/calendar-texts.ts";
export { DateField, type DateFieldProps } from "./date-field/date-field.tsx";
export { DateRangeField, type DateRangeFieldProps } from "./date-field/date-range-field.tsx";
export { isoDateFrom, shownDate } from "./date-field/date-text.ts";
export { Dialog, type DialogProps } from "./dialog/dialog.tsx";
export { afterHistoryEntry, useHistoryEntry } from "./dialog/use-history-entry.ts";
export { EmptyState, type EmptyStateProps } from "./empty-state/empty-state.tsx";
export {
  Illustration,
  type IllustrationName,
  type IllustrationProps,
} from "./empty-state/illustration.tsx";
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from "./error-summary/error-summary.tsx";
export { goToField } from "./error-summary/go-to-field.ts";
export type { FieldTexts, FieldWidth } from "./field/field.tsx";
export { FileDrop, type FileDropProps, type FileDropTexts } from "./file-drop/file-drop.tsx";
export type { FileRowTexts, PickedFile } from "./file-drop/file-row.tsx";
export { shortFileName } from "./file-drop/short-name.ts";
export { Icon, type IconName, type IconProps } from "./icon/icon.tsx";
export {
  Container,
  type ContainerProps,
  type Gap,
  Grid,
  type GridProps,
  SkipLink,
  type SkipLinkProps,
  Stack,
  type StackProps,
  VisuallyHidden,
} from "./layout/layout.tsx";
export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from "./link/link.tsx";
export {
  LoadErrorBoundary,
  type LoadErrorBoundaryProps,
} from "./load-error-boundary/load-error-boundary.tsx";
export { Logo, type LogoProps } from "./logo/logo.tsx";
export { useNearness } from "./nearness/use-nearness.ts";
export { IkatEdge, type IkatEdgeProps } from "./ornament/ikat-edge.tsx";
export { Star } from "./ornament/star.tsx";
export { OtpField, type OtpFieldProps } from "./otp-field/otp-field.tsx";
export { Pagination, type PaginationProps } from "./pagination/pagination.tsx";
export { PasswordField, type PasswordFieldProps } from "./password-field/password-field.tsx";
export { PhoneField, type PhoneFieldProps } from "./phone-field/phone-field.tsx";
export type { Place } from "./places-map/map-view.ts";
export { PlacesMap } from "./places-map/places-map.tsx";
export type { MapTexts, MapTiles, PlacesMapProps } from "./places-map/places-map-props.ts";
export { Popover, type PopoverProps } from "./popover/popover.tsx";
export { Tooltip, type TooltipProps } from "./popover/tooltip.tsx";
export { Price, type PriceProps } from "./price/price.tsx";
export { PricePanel, type PricePanelProps } from "./price-panel/price-panel.tsx";
export type { ProductAction, ProductPress } from "./product-card/product-action.ts";
export { ProductCard, type ProductCardProps } from "./product-card/product-card.tsx";
export { ProductList, type ProductListProps } from "./product-card/product-list.tsx";
export {
  ProductPage,
  type ProductPageProps,
  type ProductPageTexts,
} from "./product-page/product-page.tsx";
export { Progress, type ProgressProps } from "./progress/progress.tsx";
export { Prose, type ProseProps } from "./prose/prose.tsx";
export {
  markSanitised,
  SafeHtml,
  type SafeHtmlProps,
  type SanitisedHtml,
} from "./prose/safe-html.tsx";
export { QrCode } from "./qr-code/qr-code.tsx";
export type { QrCodeProps } from "./qr-code/qr-code-props.ts";
export { saveFile } from "./save-file/save-file.ts";
export { Band, type BandProps, Section, type SectionProps } from "./section/section.tsx";
export { type Choice, Select, type SelectProps } from "./select/select.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { Spinner, type SpinnerProps } from "./spinner/spinner.tsx";
export { type Step, Stepper, type StepperProps } from "./stepper/stepper.tsx";
export { StyleRoot, type StyleRootProps } from "./style-root/style-root.tsx";
export {
  SummaryList,
  type SummaryListProps,
  type SummaryRow,
} from "./summary-list/summary-list.tsx";
export { type LinkTab, Tabs, type TabsProps } from "./tabs/link-tabs.tsx";
export { type PanelTab, PanelTabs, type PanelTabsProps } from "./tabs/panel-tabs.tsx";
export {
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from "./text-field/text-field.tsx";
export { Toast, type ToastProps } from "./toast/toast.tsx";
