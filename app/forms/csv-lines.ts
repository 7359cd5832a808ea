type Cell = string | number | boolean | null

// What a spreadsheet would take for a formula, also behind spaces and in full width, gets an apostrophe before it.
const formula = /^(?=\s*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/
// A spreadsheet that parts cells by semicolons or tabs begins a new cell behind each, and a new row behind a line break, whatever is quoted.
const formulaInside = /([;；\t\r\n]\s*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/g
const mustBeQuoted = /[",;\t\r\n]|^\s|\s$/

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = cell.replace(formulaInside, "$1'").replace(formula, "'")
  return mustBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(written).join(',')}\r\n`).join('')

interface Rows {
  rows: readonly (readonly Cell[])[]
  /** From where it goes on; null where nothing follows. */
  last: number | null
}

/**
 * A CSV in UTF-8 with a byte order mark, by which spreadsheets know it. The next rows are read when the reader has taken the ones before: memory
 * holds two parts, however long the list is. A part that cannot be read breaks the file off, so that nobody takes it for the whole.
 */
export function csvStream(head: readonly string[], read: (after: number) => Promise<Rows>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after = 0
  return new ReadableStream<Uint8Array>(
    {
      start: controller => controller.enqueue(encoder.encode(`\uFEFF${csvLines([head])}`)),
      async pull(controller) {
        const { rows, last } = await read(after)
        after = last ?? 0
        if (rows.length > 0) controller.enqueue(encoder.encode(csvLines(rows)))
        if (last === null) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}
