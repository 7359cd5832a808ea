// Remix writes both so that the browser asks for the modules as soon as for the style.
const asked = '<link rel="modulepreload" '
const run = ' type="module" async=""'

/** Waits for the first picture (a hidden page has none), then asks for the modules and runs what Remix wrote to run at once. */
const start = `(d=>{d.currentScript.remove();let go=()=>{d.querySelectorAll('link[rel=later]').forEach(l=>{l.rel='modulepreload'});let s=d.querySelector('script[type=later]'),m=d.createElement('script');m.type='module';m.nonce=s.nonce;m.text=self.trustedTypes?trustedTypes.createPolicy('late',{createScript:x=>x}).createScript(s.text):s.text;d.body.append(m);m.remove()};d.hidden?go():requestAnimationFrame(()=>setTimeout(go))})(document)`

interface Late {
  /** The page, in pieces: a long text is copied whole by each change of it. */
  pieces: readonly string[]
  /** What starts the modules, for the end of the body; empty where there are none. */
  start: string
}

/** On a slow line what is read comes before what brings it to life: the page's modules wait until it has been painted. */
export function modulesAfterPaint(page: string, nonce: string): Late {
  const last = page.lastIndexOf(run)
  if (last === -1) return { pieces: [page], start: '' }
  const pieces: string[] = []
  let done = 0
  const replace = (from: number, text: string, by: string) => {
    pieces.push(page.slice(done, from), by)
    done = from + text.length
  }
  for (let at = page.indexOf(asked); at !== -1 && at < last; at = page.indexOf(asked, done))
    replace(at, asked, '<link rel="later" ')
  replace(last, run, ' type="later"')
  return { pieces: [...pieces, page.slice(done)], start: `<script nonce="${nonce}">${start}</script>` }
}
