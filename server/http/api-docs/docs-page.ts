import { html } from 'hono/html'
import { siteContent } from '#app/content/index.ts'
import { refusalText, type Locale } from '#app/i18n/refusal-text.ts'
import { operationId, tagOf, tagsOf } from '../rest/openapi.ts'
import type { RestCall } from '../rest/rest-call.ts'
import { restFailures } from '../rest/failure-statuses.ts'
import { restWords, type ApiDocsTexts } from '../rest/texts-of-api-docs.ts'
import { callSection, listing, type Markup } from './call-section.ts'

/** Renders the readable documentation from the same table, schemas and texts as openapi.json. */
export function docsPage(calls: readonly RestCall[], locale: Locale, base: string): Markup {
  const words = restWords[locale]
  const { docs } = words
  const other = locale === 'zh' ? 'en' : 'zh'
  return html`<!doctype html>
    <html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${docs.title}</title>
        <meta name="description" content="${docs.lead}" />
        <link rel="alternate" hreflang="${other}" href="?lng=${other}" />
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <a class="skip" href="#rules">${docs.skip}</a>
        ${masthead(words, other)}
        <div class="columns">
          ${contents(calls, words)}
          <main>
            ${rules(words, base)} ${envelopes(words, locale)} ${failureTable(words)}
            ${tagsOf(calls).map(tag => tagSection(tag, calls, words))}
          </main>
        </div>
      </body>
    </html>`
}

function masthead({ docs }: ApiDocsTexts, other: Locale): Markup {
  const { founded, celebrated } = siteContent('zh')
  return html`<header>
    <p class="years" aria-hidden="true">${founded}—${celebrated}</p>
    <h1>${docs.title}</h1>
    <p class="lead">${docs.lead}</p>
    <p class="ways">
      <a href="/">${docs.home}</a>
      <a href="?lng=${other}" lang="${other}" hreflang="${other}">${docs.other_language}</a>
      <a href="/api/v1/openapi.json">${docs.machine} (OpenAPI 3.1)</a>
    </p>
  </header>`
}

function tagSection(tag: string, calls: readonly RestCall[], words: ApiDocsTexts): Markup {
  return html`<section aria-labelledby="tag-${tag}">
    <h2 id="tag-${tag}" tabindex="-1">${words.tags[tag]}</h2>
    ${calls.filter(call => tagOf(call) === tag).map(call => callSection(call, words))}
  </section>`
}

function contents(calls: readonly RestCall[], words: ApiDocsTexts): Markup {
  const { docs } = words
  return html`<nav aria-label="${docs.contents}">
    <ul>
      <li><a href="#rules">${docs.rules}</a></li>
      <li><a href="#envelope">${docs.envelope}</a></li>
      <li><a href="#failures">${docs.failures}</a></li>
      ${tagsOf(calls).map(
        tag =>
          html`<li>
            <a href="#tag-${tag}">${words.tags[tag]}</a>
            <ul>
              ${calls
                .filter(call => tagOf(call) === tag)
                .map(
                  call =>
                    html`<li>
                      <a href="#${operationId(call)}"
                        ><span class="method is-${call.row.method.toLowerCase()}">${call.row.method}</span>
                        ${call.row.path}</a
                      >
                    </li>`,
                )}
            </ul>
          </li>`,
      )}
    </ul>
  </nav>`
}

function rules(words: ApiDocsTexts, base: string): Markup {
  return html`<section aria-labelledby="rules">
    <h2 id="rules" tabindex="-1">${words.docs.rules}</h2>
    <ul class="rules">
      ${Object.values(words.rules).map(rule => html`<li>${rule}</li>`)}
    </ul>
    <p>${words.docs.base}</p>
    ${listing(`API=${base}/api/v1`, words.docs.base)}
  </section>`
}

function envelopes(words: ApiDocsTexts, locale: Locale): Markup {
  const [code, field] = ['pledge.name_required', 'name']
  const message = refusalText(locale, code)
  const success = { code: 0, success: true, message: '', data: {} }
  const failure = {
    code: 400,
    success: false,
    message,
    data: null,
    errors: [{ field, code, message }],
    requestId: '4f6d2c9e-8a31-4a6e-9c57-1d0b7f3e5a42',
  }
  return html`<section aria-labelledby="envelope">
    <h2 id="envelope" tabindex="-1">${words.docs.envelope}</h2>
    ${listing(JSON.stringify(success, null, 2), words.docs.success)}
    ${listing(JSON.stringify(failure, null, 2), words.docs.failure)}
  </section>`
}

function failureTable(words: ApiDocsTexts): Markup {
  const { docs } = words
  return html`<section aria-labelledby="failures">
    <h2 id="failures" tabindex="-1">${docs.failures}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="failures">
      <table>
        <thead>
          <tr>
            <th scope="col">${docs.http}</th>
            <th scope="col">${docs.code}</th>
            <th scope="col">${docs.when}</th>
          </tr>
        </thead>
        <tbody>
          ${restFailures.map(
            ({ name, http, body }) =>
              html`<tr>
                <td>${http}</td>
                <td>${body}</td>
                <td>${words.failures[name]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}
