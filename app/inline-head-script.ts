/**
 * A second defence in browsers with Trusted Types, behind sanitizing on the server and the page's CSP: text becomes HTML only without scripts,
 * frames, forms and event handlers, and script URLs must belong to this site. No text may become a script; the script that starts the page's modules
 * late has a policy of its own (remix/scripts-after-paint.ts).
 */
const injectionGuard = `(t=>{let wrong=/<(?:script(?!><\\/script>$)|iframe|object|embed|base|meta|link|form)\\b|<[^>]*[\\s\\/]on\\w+\\s*=/i;t&&t.createPolicy('default',{createHTML(e){if(wrong.test(e.replace(/"[^"]*"/g,'')))throw e;return e},createScriptURL(e){if(new URL(e,location).origin!==location.origin)throw e;return e}})})(self.trustedTypes);`

/**
 * Runs before the first paint. It marks that scripts run, applies the reader's choice to pause motion, and defers the layout below the fold, because
 * the page is shown from its top (see use-lazy-layout.ts). The flames (torch.css) and the part just below the first screen wait until the page is
 * hydrated and idle or the reader moves, and at most eight seconds. The heading fonts weigh nearly as much as everything else, so they load after the
 * page was painted with system fonts (see tools/late-heading-fonts.mjs). Later pages of the same visit use them from the start.
 */
const earlyScript = `(d=>{d.classList.add('scripted');let known;try{if(localStorage.motion==='paused')d.dataset.motion='paused';known=sessionStorage.painted;sessionStorage.painted=1}catch(e){}let [{type,name}={}]=performance.getEntriesByType('navigation');if(type==='navigate'&&!name.includes('#'))d.dataset.asleep='after-first-screen';let wake=()=>{if(d.dataset.asleep)d.dataset.asleep=''};['scroll','touchstart','pointerdown','wheel','keydown'].forEach(type=>addEventListener(type,wake,{once:true,passive:true,capture:true}));setTimeout(wake,8000);if(!known){d.dataset.fonts='late';new PerformanceObserver((seen,all)=>{if(seen.getEntriesByName('first-contentful-paint').length){all.disconnect();document.fonts.load('600 1em "Torch '+(d.lang==='en'?'Latin':'Song')+'"').then(()=>{delete d.dataset.fonts},()=>{})}}).observe({type:'paint',buffered:true})}})(document.documentElement)`

/** The first script of each document. Browsers run it only from the server's markup, so the client bundle omits it. */
export const inlineHeadScript = import.meta.env.SSR ? injectionGuard + earlyScript : ''
