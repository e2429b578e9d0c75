import { sql } from "drizzle-orm";
import { type Database, queryRows } from "#src/platform/database/sql.ts";

/** Number of rows to generate, and the time of the newest. */
export interface RowCount {
  readonly policies: number;
  readonly messages: number;
  readonly now: Date;
}

/** People and partners among whom the sales are spread. */
export const createPersonRecords = ({ policies }: Pick<RowCount, "policies">): number =>
  Math.ceil(policies * 0.4);
const PARTNERS = ["SAFAR", "ALIF", "TOJIKMARKET", "AVTO", "SOMON", "NURAFSHON"] as const;
/** Serial number of the policy before the first. */
const SERIAL_BEFORE = 100_000_000;

const YEARS_DAYS = 3 * 365;
const MAX_BIGINT = "9223372036854775807";

/** Reproducible number from 0 to below `below` for a row and a purpose. */
export const drawn = (purpose: number, below: number, of = "n"): string =>
  `((hashint8extended((${of})::bigint, ${purpose}) & ${MAX_BIGINT}) % ${below})`;
/** Reproducible fraction of 1. */
const fraction = (purpose: number, of = "n") => `(${drawn(purpose, 1_000_000, of)}::float8 / 1e6)`;
/** A value of a list; the first ones are frequent, the last one is rare. */
const chosen = (purpose: number, values: readonly string[], of = "n"): string =>
  `(array[${values.map((one) => `'${one}'`).join(",")}])[1 + floor(${values.length} * power(${fraction(purpose, of)}, 2))::int]`;
/** Id of a row; each kind of row has its own purpose. */
export const getId = (purpose: number, of = "n"): string => `md5('${purpose}:' || (${of}))::uuid`;

const ROOTS =
  "Раҳим Карим Саид Назар Шариф Ғафур Ҳаким Юсуф Давлат Мирзо Холиқ Азиз Бобо Ҷамол Қодир Одил Сафар Тоҳир Умар Файз Ҳасан Ҷалил Шокир Эргаш Ятим Абдул Бахт Вали Ғани Далер Зафар Ибод Иқбол Камол Латиф Маҳмуд Нур Орз Пир Рустам Собир Тур Убайд Фарҳод Хуршед Чилла Шоҳ Эҳсон Ислом Ёқуб Амин Бек Вафо Ғулом Ҷӯра Зиё Исмат Каромат Мурод Насим".split(
    " ",
  );
const ENDINGS = ["ов", "ова", "зода", "иён", "ӣ"];
/** Surnames, the frequent ones first: about one person in 45 has the first. */
const SURNAMES = ROOTS.flatMap((root) => ENDINGS.map((ending) => root + ending));
const FIRST_NAMES =
  "Мадина Фаррух Зарина Рустам Нигора Далер Шаҳло Ҷамшед Манижа Фирӯз Гулноз Бахтиёр Тахмина Сӯҳроб Парвина Умед Малика Аҳмад Ситора Хуршед".split(
    " ",
  );
const array = (values: readonly string[]) =>
  `(array[${values.map((one) => `'${one}'`).join(",")}])`;

const surname = (of: string): string =>
  `${array(SURNAMES)}[1 + floor(${SURNAMES.length} * power(${fraction(11, of)}, 1.5))::int]`;
const firstName = (of: string): string =>
  `${array(FIRST_NAMES)}[1 + ${drawn(12, FIRST_NAMES.length, of)}::int]`;
export const phone = (of: string): string => `(992900000000 + ${of})::text`;
export const email = (of: string): string => `'person' || ${of} || '@example.tj'`;
/** One person in three has an account. */
export const ACCOUNT_EVERY = 3;
export const accountId = (of: string): string => getId(1, of);

const HOLDER = `jsonb_build_object('lastName', ${surname("person")}, 'firstName', ${firstName("person")},
  'phone', ${phone("person")}, 'email', ${email("person")}, 'birthDate', date '1950-01-01' + ${drawn(13, 20_000, "person")}::int,
  'docSeries', 'A', 'docNumber', lpad(person::text, 8, '0'))`;
const OWNER = `case when person % ${ACCOUNT_EVERY} = 0 then 'user:' || ${accountId("person")}
  else 'visitor:' || ${getId(2)} end`;

/**
 * The table of sales from which all others are filled: one in order of time, of people of whom few have many policies;
 * 15 % by partners, 5 % by staff. It is temporary: the fillers run in one transaction.
 */
export async function drawSales(tx: Database, { policies, now }: RowCount): Promise<void> {
  const products = await queryRows<{ code: string }>(
    tx,
    sql`select code from product order by code`,
  );
  const boxes = products.map(({ code }) => code);
  await tx.execute(
    sql.raw(`create function pg_temp.policy_number(serial bigint) returns text language plpgsql immutable as $$
    declare
      digits text := lpad(serial::text, 9, '0');
      lines text[] := array['0317598642','7092154863','4206871359','1750983426','6123045978','3674209581','5869720134',
        '8945362017','9438617205','2581436790'];
      state int := 0;
    begin
      for place in 1..9 loop
        state := substr(lines[state + 1], substr(digits, place, 1)::int + 1, 1)::int;
      end loop;
      return digits || state;
    end $$`),
  );
  await tx.execute(
    sql.raw(`create temporary table sale on commit drop as
    select *, ${HOLDER} as holder, ${OWNER} as owner, (at at time zone 'Asia/Dushanbe')::date as sold_on,
      pg_temp.policy_number(n + ${SERIAL_BEFORE}) as number, ${getId(3)} as order_id, ${getId(4)} as payment_id
    from (
      select n, timestamptz '${now.toISOString()}' - (${policies} - n) * interval '${YEARS_DAYS} days' / ${policies} as at,
        floor(${createPersonRecords({ policies })} * power(${fraction(21)}, 1.3))::bigint as person,
        ${drawn(22, 4)} = 0 as is_car, ${chosen(23, boxes)} as box_code,
        ${chosen(24, ["dc", "payler", "vaslpay", "qr"])} as operator,
        case when ${drawn(25, 100)} < 15 then ${chosen(26, PARTNERS)} end as partner_code,
        case when ${drawn(25, 100)} > 94 then 'member' || ${drawn(27, 20)} end as sold_by,
        (2000 + ${drawn(28, 500)} * 100)::bigint as price,
        ${drawn(29, 5)}::int as start_in, ${drawn(30, 100)} < 3 as is_cancelled
      from generate_series(1, ${policies}::bigint) as n
      -- Otherwise every use of a column would draw it again.
      offset 0
    ) as one`),
  );
  await tx.execute(sql`analyze sale`);
}

/** Fills large tables without their indexes, and builds those afterwards. */
export async function withoutIndexes(
  tx: Database,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await queryRows<{ name: string; definition: string }>(
    tx,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and tablename in ${tables}
      and not exists (select from pg_constraint where conindid = ('public.' || quote_ident(indexname))::regclass)`,
  );
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  await fill();
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
}
