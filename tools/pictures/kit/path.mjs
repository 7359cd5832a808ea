/**
 * Returns the number of steps per page unit: paths use integers in halves or quarters of a unit, a third shorter than decimals and as fine as a
 * screen can show.
 */
export function grainOf({ width }) {
  return width > 1000 ? 2 : 4
}

/** Appends a number with a separator only if the path syntax needs one: `15-3 2`. */
function joined(text, number) {
  return `${text}${/[a-z]$/.test(text) || number < 0 ? '' : ' '}${number}`
}

function grains(points, grain) {
  const out = []
  for (const [x, y] of points) {
    const p = [Math.round(x * grain), Math.round(y * grain)]
    const last = out.at(-1)
    if (!last || last[0] !== p[0] || last[1] !== p[1]) out.push(p)
  }
  return out
}

function encode(line, [fromX, fromY]) {
  const [start, ...rest] = line
  let [x, y] = start
  let text = joined(joined('m', x - fromX), y - fromY)
  let kind = 'l'
  for (const [nx, ny] of rest) {
    // After a move, further pairs are lines without a command letter.
    if (ny === y) [text, kind] = [`${text}h${nx - x}`, 'h']
    else if (nx === x) [text, kind] = [`${text}v${ny - y}`, 'v']
    else [text, kind] = [joined(joined(kind === 'l' ? text : `${text}l`, nx - x), ny - y), 'l']
    ;[x, y] = [nx, ny]
  }
  return text
}

function span(a, b) {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
}

/** Orders lines so that each begins near the end of the previous one, which makes moves shorter and files smaller. */
function neighbourly(lines) {
  const left = lines.filter(line => line.length > 1)
  const out = []
  let pen = [0, 0]
  while (left.length > 0) {
    let best = 0
    let reach = Infinity
    let turned = false
    for (let i = 0; i < left.length; i += 1) {
      const head = span(left[i][0], pen)
      const tail = span(left[i].at(-1), pen)
      if (Math.min(head, tail) < reach) [reach, best, turned] = [Math.min(head, tail), i, tail < head]
    }
    const line = turned ? left[best].reverse() : left[best]
    left[best] = left.at(-1)
    left.pop()
    out.push(line)
    pen = line.at(-1)
  }
  return out
}

/** Returns lines as one compact `d` attribute. */
export function pathOf(lines, grain) {
  let pen = [0, 0]
  let text = ''
  for (const line of neighbourly(lines.map(line => grains(line, grain)))) {
    text += encode(line, pen)
    pen = line.at(-1)
  }
  return text
}

/** Returns a closed figure as a `d` attribute. */
export function figureOf(points, grain) {
  return `${encode(grains(points, grain), [0, 0])}z`
}
