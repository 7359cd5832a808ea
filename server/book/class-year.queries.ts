import { graduationYears } from '../member/profile.schema.ts'

// Full-width and Chinese digits, as in 二〇一五级, and the digits they stand for.
const [written, read] = ['０１２３４５６７８９〇零一二三四五六七八九', '012345678900123456789']

/** SQL that completes a year of two digits: in this century up to ten years from now, else in the last century. */
const inCentury = (digits: string) => `case when ${digits}::int
  <= (extract(year from now())::int + 10) % 100 then 2000 + ${digits}::int else 1900 + ${digits}::int end`

/** Returns SQL that finds the class year in a free text: 2018级水利工程, 84届, 二〇一五级, Class of ’84. The first match counts; null means none. */
export function classYearIn(column: string): string {
  const text = `translate(lower(${column}), '${written}', '${read}')`
  const whole = `(regexp_match(${text}, '(^|[^0-9])((19|20)[0-9]{2})([^0-9]|$)'))[2]::int`
  const short = `coalesce((regexp_match(${text}, '(^|[^0-9])([0-9]{2}) *(级|届|級|屆)'))[2],
    (regexp_match(${text}, 'class of .{0,1}([0-9]{2})([^0-9]|$)'))[1])`
  return withinYears(`coalesce(${whole}, ${inCentury(short)})`)
}

/** SQL that turns a year outside the range of class years into null. */
const withinYears = (year: string) =>
  `(select case when y between ${graduationYears.first} and ${graduationYears.last} then y end from (select ${year} as y) as one)`
