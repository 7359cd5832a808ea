// Remix writes both so that the browser asks for the modules as soon as for the style.
const asked = '<link rel="modulepreload" '
const run = ' type="module" async=""'

/** Waits for the first picture (a hidden page has none), then asks for the modules and runs what Remix wrote to run at once. */
const start = `(d=>{d.currentScript.remove();let go=()=>{d.querySelectorAll('link[rel=later]').forEach(l=>{l.rel='modulepreload'});let s=d.querySelector('script[type=later]'),m=d.createElement('script');m.type='module';m.nonce=s.nonce;m.text=self.trustedTypes?trustedTypes.createPolicy('late',{createScript:x=>x}).createScript(s.text):s.text;d.body.append(m);m.remove()};d.hidden?go():requestAnimationFrame(()=>setTimeout(go))})(document)`

/** On a slow line what is read comes before what brings it to life: the page's modules wait until it has been painted. */
export function modulesAfterPaint(page: string, nonce: string): string {
  if (!page.includes(run)) return page
  return page
    .replaceAll(asked, '<link rel="later" ')
    .replace(run, ' type="later"')
    .replace('</body></html>', `<script nonce="${nonce}">${start}</script></body></html>`)
}
