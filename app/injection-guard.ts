/**
 * A second wall in browsers with Trusted Types, behind the cleaning on the server and the policy of the page: text becomes HTML only without
 * scripts, frames, forms and handlers, and scripts come from this site alone. Nothing may become a script: the page's own late start has a
 * policy for itself (late-modules.ts).
 */
export const injectionGuard = `(t=>{if(!t||!t.createPolicy)return;let wrong=/<(?:script(?!><\\/script>$)|iframe|object|embed|base|meta|link|form)\\b|<[^>]*[\\s\\/]on\\w+\\s*=/i;t.createPolicy('default',{createHTML(html){if(wrong.test(html.replace(/"[^"]*"/g,'""')))throw TypeError('HTML that no page here has');return html},createScriptURL(url){if(new URL(url,location.href).origin!==location.origin)throw TypeError('a script of another site');return url}})})(self.trustedTypes);`
