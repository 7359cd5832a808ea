type Cell = string | number | boolean | null

// Matches text that a spreadsheet would take for a formula, also after spaces and in full-width characters. It gets an apostrophe in front.
const formula = /^(?=\s*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/
// A spreadsheet that separates cells by semicolons or tabs starts a new cell after each, and a new row after a line break, even inside quotes.
const formulaInside = /([;；\t\r\n]\s*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/g
const mustBeQuoted = /[",;\t\r\n]|^\s|\s$/

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = cell.replace(formulaInside, "$1'").replace(formula, "'")
  return mustBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(cellText).join(',')}\r\n`).join('')

interface Rows {
  rows: readonly (readonly Cell[])[]
  /** The `after` of the next part; null when nothing follows. */
  last: number | null
}

/**
 * Returns a CSV stream in UTF-8 with a byte order mark, by which spreadsheets detect the encoding. It reads the next rows only when the client has
 * taken the earlier ones, so memory holds at most two parts. If a part cannot be read, the stream fails, so that nobody takes the file for complete.
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
