import { Agreement } from "@sughurta/checkout";
import { useFormField } from "@sughurta/forms";
import {
  Card,
  Disclosure,
  Heading,
  Icon,
  Stack,
  SummaryList,
  type SummaryRow,
} from "@sughurta/ui-kit";
import { useId } from "react";
import { ChangeButton } from "../screen/earlier-steps.tsx";

/** The agreement checkbox of an order, bound to `agree` of the surrounding form (S0 §5). */
export function AgreementInput() {
  const { id, value, setValue, error } = useFormField(
    { name: "agree", label: undefined },
    readTicked,
  );
  return <Agreement id={id} checked={value === true} onValueChange={setValue} error={error} />;
}

function readTicked(control: Element | RadioNodeList): boolean | undefined {
  return control instanceof HTMLInputElement ? control.checked : undefined;
}

/** A block of values and the part of the order in which they are changed. */
export interface ReviewBlock<Part extends string> {
  readonly part: Part;
  /** Distinguishes it from other blocks of the same part. */
  readonly key?: string | undefined;
  readonly title: string;
  readonly rows: readonly SummaryRow[];
  /** The block in a line; the values of its first two rows by default. */
  readonly brief?: string | undefined;
  /** Shown where there are no rows. */
  readonly none?: string | undefined;
}

export interface ReviewBlocksProps<Part extends string> {
  /** The order's values, in parts that can be changed. */
  readonly blocks: readonly ReviewBlock<Part>[];
  /** Opens a part for a change and returns, such as `change` of the order's wizard. */
  readonly onChange: (part: Part) => void;
}

/** Summary of all values: a line for each block that expands to its values, with a link to change it (S1 §2). */
export function ReviewBlocks<Part extends string>({ blocks, onChange }: ReviewBlocksProps<Part>) {
  return (
    <Stack gap="sm">
      {blocks.map((block) => (
        <ReviewCard key={block.key ?? block.part} block={block} onChange={onChange} />
      ))}
    </Stack>
  );
}

/** Rows whose values name a block in a line. */
const BRIEF_ROWS = 2;

function ReviewCard<Part extends string>({
  block: { part, title, rows, brief, none },
  onChange,
}: Pick<ReviewBlocksProps<Part>, "onChange"> & { readonly block: ReviewBlock<Part> }) {
  const id = useId();
  return (
    <Card as="section" className="sg-review" aria-labelledby={id}>
      <div className="sg-review__head">
        <Heading level={3} className="sg-review__title" id={id}>
          {title}
        </Heading>
        <ChangeButton what={title} onClick={() => onChange(part)} />
      </div>
      {rows.length > 0 ? (
        <Disclosure
          className="sg-review__values"
          lineClassName="sg-review__line"
          line={
            <>
              <span className="sg-review__brief">
                {brief === undefined ? (
                  rows.slice(0, BRIEF_ROWS).map(({ key, value, verbatim }) => (
                    <span key={key} translate={verbatim === "value" ? "no" : undefined}>
                      {value}
                    </span>
                  ))
                ) : (
                  <span>{brief}</span>
                )}
              </span>
              <Icon name="chevron-down" size="small" />
            </>
          }
        >
          <SummaryList rows={rows} />
        </Disclosure>
      ) : (
        <p className="sg-review__none">{none}</p>
      )}
    </Card>
  );
}
