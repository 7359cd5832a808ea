import { html } from 'hono/html'
import { bodyOf, operationId, successesOf } from '../rest/openapi.ts'
import type { Field, RestCall } from '../rest/rest-call.ts'
import { failureStatusesOf } from '../rest/failure-statuses.ts'
import { textOfNeeds, type ApiDocsTexts } from '../rest/texts-of-api-docs.ts'
import { boundsOf } from './field-bounds.ts'
import { curlOf } from './curl.ts'
import { shapeOf } from './schema-shape.ts'

export type Markup = ReturnType<typeof html>

/** The section of one call: its purpose, input, response, and an example for the terminal. */
export function callSection(call: RestCall, words: ApiDocsTexts): Markup {
  const { row, fields } = call
  const { docs } = words
  const places = fields.filter(({ from }) => from !== 'body')
  const body = bodyOf(call)
  return html`<section class="call" aria-labelledby="${operationId(call)}">
    <h3 id="${operationId(call)}" tabindex="-1">
      <span class="method is-${row.method.toLowerCase()}">${row.method}</span> <code>${row.path}</code>
    </h3>
    <p class="call__summary">${words.calls[row.procedure]}</p>
    ${notes(call, words)} ${places.length === 0 ? '' : fieldTable(docs.parameters, places, words, true)}
    ${body.length === 0 ? '' : fieldTable(docs.body, body, words, false)}
    <h4>
      ${docs.answer}
      <span class="call__status">${[...successesOf(call), ...('shared' in row ? [304] : [])].join(', ')}</span>
    </h4>
    ${listing(`data: ${shapeOf(call.data)}`, docs.answer)}
    <p class="call__failures">${docs.may_fail} ${failureStatusesOf(call).join(', ')}</p>
    <h4>${docs.example}</h4>
    ${listing(curlOf(call, words), docs.example)}
  </section>`
}

/** A code listing. It may be wider than the screen, so it takes the focus for scrolling by keyboard, and has a name. */
export const listing = (text: string, label: string): Markup =>
  html`<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>`

function notes({ row }: RestCall, words: ApiDocsTexts): Markup | '' {
  const said = [
    row.needs === undefined ? '' : textOfNeeds(row.needs, words),
    'shared' in row ? words.docs.shared : '',
  ].filter(note => note !== '')
  return said.length === 0 ? '' : html`<p class="call__notes">${said.join(' · ')}</p>`
}

function fieldTable(caption: string, fields: readonly Field[], words: ApiDocsTexts, withPlace: boolean): Markup {
  const { docs } = words
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${docs.name}</th>
          ${withPlace ? html`<th scope="col">${docs.place}</th>` : ''}
          <th scope="col">${docs.kind}</th>
          <th scope="col">${docs.required}</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          field =>
            html`<tr>
              <th scope="row"><code>${field.name}</code></th>
              ${withPlace ? html`<td>${field.from === 'path' ? docs.path : docs.query}</td>` : ''}
              <td><code>${shapeOf(field.schema)}</code>${bounds(field, words)}</td>
              <td>${field.required ? docs.yes : docs.no}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function bounds({ schema }: Field, words: ApiDocsTexts): Markup | '' {
  const said = boundsOf(schema, words)
  return said.length === 0 ? '' : html`<span class="bounds">${said.join(' · ')}</span>`
}
