import { Hono } from 'hono'
import { apiDocs } from '../api-docs/api-docs.ts'
import { restApp } from './rest-app.ts'
import { callOf } from './rest-call.ts'
import type { RestOptions } from './rest-options.ts'
import { rows } from './rest.table.ts'

/** Mounts everything under /api: the REST API at /v1 and its readable documentation at /docs. */
export function restRoutes(parts: RestOptions): Hono {
  const calls = rows.map(callOf)
  const routes = new Hono()
  routes.route('/v1', restApp(parts, calls))
  routes.route('/docs', apiDocs(calls))
  return routes
}
