/**
 * A second wall in browsers with Trusted Types, behind the cleaning on the server and the policy of the page: text becomes HTML only without
 * scripts, frames, forms and handlers, and scripts come from this site alone. Nothing may become a script: the page's own late start has a
 * policy for itself (remix/scripts-after-paint.ts).
 */
const injectionGuard = `(t=>{let wrong=/<(?:script(?!><\\/script>$)|iframe|object|embed|base|meta|link|form)\\b|<[^>]*[\\s\\/]on\\w+\\s*=/i;t&&t.createPolicy('default',{createHTML(e){if(wrong.test(e.replace(/"[^"]*"/g,'')))throw e;return e},createScriptURL(e){if(new URL(e,location).origin!==location.origin)throw e;return e}})})(self.trustedTypes);`

/** The heading faces under the names that only scripts know; their bounds stand in styles/fonts.css too, for pages without scripts. */
const faces = [
  { family: 'Torch Song Late', ascentOverride: '88%', descentOverride: '12%' },
  { family: 'Torch Latin Late', ascentOverride: '92%', descentOverride: '26%' },
]
const file = '/fonts/display.woff2'

/**
 * Before the first picture: scripts run, whether the reader wants stillness, and that what lies below may sleep, for the page is shown
 * from its top (see use-lazy-layout.ts). The faces of headings, nearly as heavy as all else, are
 * asked for once the page has been painted in what the machine has, and join it when they are there: each in one layout of headings
 * alone. A later page of the same visit has them from the beginning.
 */
const earlyScript = `(d=>{d.classList.add('scripted');let known;try{if(localStorage.motion==='paused')d.dataset.motion='paused';known=sessionStorage.painted;sessionStorage.painted=1}catch(e){}let [{type}={}]=performance.getEntriesByType('navigation');if(type==='navigate'&&!location.hash)d.dataset.asleep='';let faces=${JSON.stringify(faces)}.map(({family,...bounds})=>new FontFace(family,'url(${file})',{weight:'400 900',display:'swap',lineGapOverride:'0%',...bounds})),join=()=>faces.forEach(face=>document.fonts.add(face));known?join():new PerformanceObserver((seen,all)=>{if(seen.getEntriesByName('first-contentful-paint').length){all.disconnect();faces[d.lang==='en'?1:0].load().then(join,()=>{})}}).observe({type:'paint',buffered:true})})(document.documentElement)`

/** The script that each document begins with. Browsers run it from the markup alone, so the page's own scripts do not carry it. */
export const firstScript = import.meta.env.SSR ? injectionGuard + earlyScript : ''
