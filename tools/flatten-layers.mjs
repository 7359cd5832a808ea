/**
 * Cascade layers and logical shorthands for browsers that drop them (Chromium 86–98, Safari 15.0–15.3): a layer is
 * unwrapped and its rank is added to each selector as specificity, so that the order of the layers still decides.
 */
const layers = ['tokens', 'base', 'ui', 'shell', 'page']
/** An id that no element has: matches everything, weighs like an id. */
const weight = ':not(#\\#)'

/** Commas that separate selectors, not those inside brackets. */
const commas = /,(?![^([]*[)\]])/
const pseudoElement = /::[\w-]|:(?=before|after|first-l)/

function weighted(selector, rank) {
  const text = selector.trim()
  if (text.startsWith('::view-transition')) return text
  const at = text.search(pseudoElement)
  const [subject, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
  return subject + weight.repeat(rank) + rest
}

const insideKeyframes = rule => rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)
const nested = rule => rule.parent?.type === 'rule'

function unwrap(layer) {
  const rank = layers.indexOf(layer.params)
  if (rank < 0) throw layer.error(`"${layer.params}" is no layer of app/styles/index.css`)
  layer.walkRules(rule => {
    if (insideKeyframes(rule) || nested(rule)) return
    rule.selector = rule.selector
      .split(commas)
      .map(selector => weighted(selector, rank))
      .join(', ')
  })
  layer.replaceWith(layer.nodes)
}

const physical = {
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
}

/** Words of a value, functions whole. */
const words = value => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [value]

function replaced(declaration, sides) {
  declaration.replaceWith(Object.entries(sides).map(([prop, value]) => declaration.clone({ prop, value })))
}

function spellOut(declaration) {
  const { prop, value } = declaration
  if (prop in physical) declaration.prop = physical[prop]
  if (prop === 'inset') {
    const [top, right = top, bottom = top, left = right] = words(value)
    replaced(declaration, { top, right, bottom, left })
    return
  }
  const pair = /^(margin|padding|inset)-(inline|block)$/.exec(prop)
  if (pair === null) return
  const [start, end = start] = words(value)
  const name = side => physical[`${prop}-${side}`] ?? `${prop}-${side}`
  replaced(declaration, { [name('start')]: start, [name('end')]: end })
}

/** A PostCSS plugin: `css: { postcss: { plugins: [flattenLayers()] } }`. */
export function flattenLayers() {
  return {
    postcssPlugin: 'flatten-layers',
    OnceExit(root) {
      root.walkAtRules('layer', layer => (layer.nodes === undefined ? layer.remove() : unwrap(layer)))
      root.walkDecls(/^(margin-|padding-|inset)/, spellOut)
    },
  }
}
flattenLayers.postcss = true
