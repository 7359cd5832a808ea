/**
 * A second wall in browsers with Trusted Types, behind the cleaning on the server and the policy of the page: text becomes HTML only without
 * scripts, frames, forms and handlers, and scripts come from this site alone. Nothing may become a script: the page's own late start has a
 * policy for itself (remix/late-modules.ts).
 */
export const injectionGuard = `(t=>{let wrong=/<(?:script(?!><\\/script>$)|iframe|object|embed|base|meta|link|form)\\b|<[^>]*[\\s\\/]on\\w+\\s*=/i;t&&t.createPolicy('default',{createHTML(e){if(wrong.test(e.replace(/"[^"]*"/g,'')))throw e;return e},createScriptURL(e){if(new URL(e,location).origin!==location.origin)throw e;return e}})})(self.trustedTypes);`
