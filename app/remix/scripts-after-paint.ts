// Remix writes both so that the browser loads the modules as early as the style sheet.
const preloadLink = '<link rel="modulepreload" '
const moduleAttributes = ' type="module" async=""'

/**
 * Waits for the first paint (a hidden page has none), then preloads the modules and runs the script that Remix wrote to run immediately. Each preload
 * starts in a task of its own, because a dozen in one task would block a phone for longer than a frame. For the same reason, React and the other
 * libraries run before that script, one after the other. Timers of a hidden page are slow, so there everything starts immediately.
 */
const start = `(d=>{d.currentScript.remove();let later=d.hidden?f=>f():f=>setTimeout(f),go=()=>{d.querySelectorAll('link[rel=later]').forEach(l=>later(()=>{l.rel='modulepreload'}));let run=()=>later(()=>{let s=d.querySelector('script[type=later]'),m=d.createElement('script');m.type='module';m.nonce=s.nonce;m.text=self.trustedTypes?trustedTypes.createPolicy('late',{createScript:x=>x}).createScript(s.text):s.text;d.body.append(m);m.remove()}),first=name=>next=>{let l=d.querySelector('link[href*="/assets/'+name+'-"]'),go=()=>later(next);l?import(l.href).then(go,go):next()};first('react')(()=>first('libraries')(run))};d.hidden?go():requestAnimationFrame(()=>later(go))})(document)`

interface DelayedPage {
  /** The page in pieces, because each string replacement would copy a long text. */
  pieces: readonly string[]
  /** The script that starts the modules, for the end of the body; empty if there are none. */
  start: string
}

/** Delays the page's modules until it was painted: on a slow connection, the content comes before the scripts. */
export function modulesAfterPaint(page: string, nonce: string): DelayedPage {
  const last = page.lastIndexOf(moduleAttributes)
  if (last === -1) return { pieces: [page], start: '' }
  const pieces: string[] = []
  let done = 0
  const replace = (from: number, text: string, by: string) => {
    pieces.push(page.slice(done, from), by)
    done = from + text.length
  }
  for (let at = page.indexOf(preloadLink); at !== -1 && at < last; at = page.indexOf(preloadLink, done))
    replace(at, preloadLink, '<link rel="later" ')
  replace(last, moduleAttributes, ' type="later"')
  return { pieces: [...pieces, page.slice(done)], start: `<script nonce="${nonce}">${start}</script>` }
}
