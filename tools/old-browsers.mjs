import cascadeLayers from '@csstools/postcss-cascade-layers'

/** Each page has its own style sheet, so each starts with the order of all layers, from which their specificity is computed. */
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: root => void root.prepend('@layer tokens, base, ui, shell, page;'),
}

const physical = {
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
}

/** Splits a value into words, with each function as one word. */
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

/** Replaces logical shorthands by longhands. `postcss-logical` would write left and right instead, which is wrong for vertical Chinese text. */
const logicalShorthands = {
  postcssPlugin: 'logical-shorthands',
  OnceExit: root => void root.walkDecls(/^(margin-|padding-|inset)/, spellOut),
}

/** PostCSS plugins for Chromium 86–98 and Safari 15.0–15.3, which ignore cascade layers and logical shorthands. */
export const forOldBrowsers = [
  layerOrder,
  cascadeLayers({ onConditionalRulesChangingLayerOrder: false }),
  logicalShorthands,
]
