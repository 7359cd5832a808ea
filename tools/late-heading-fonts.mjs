/**
 * After each rule that uses the heading font, this PostCSS plugin writes one that uses the fonts of the system instead while the document has
 * `data-fonts="late"` (see app/inline-head-script.ts). When the attribute goes, the browser lays out only these elements again. A font that is added
 * to the document, or a custom property of its root, would change all of its text. The browsers without :where (Chromium 86 and 87) load the font
 * before the first paint.
 */
export const lateHeadingFonts = {
  postcssPlugin: 'late-heading-fonts',
  Once: root =>
    root.walkDecls('font-family', declaration => {
      const { parent: rule, value } = declaration
      if (value !== 'var(--serif)') return
      const selectors = rule.selectors.map(selector => `:where([data-fonts='late']) ${selector}`)
      rule.after(rule.clone({ selectors, nodes: [declaration.clone({ value: 'var(--serif-system)' })] }))
    }),
}
