import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Hono } from 'hono'
import type { Site } from '../rpc/context.ts'
import type { Database } from '../db/connection.ts'
import { isReachable } from '../db/raw-sql.ts'
import type { Settings } from '../kernel/env.ts'
import { streamLimits } from '../live/stream-limits.ts'
import { addressReader } from './client-address.ts'
import { recordRequests } from './record-requests.ts'
import { buildFiles } from './build-files.ts'
import { development } from './development-server.ts'
import { articlePicture, articlesToDiscover, newestArticles } from './discovery/articles-to-discover.ts'
import { discoveryRoutes } from './discovery/discovery-routes.ts'
import { memberNews } from './discovery/members-to-discover.ts'
import { guestPages, type GuestPagesParts } from './guest-pages/guest-pages.ts'
import type { Handler } from './handler-chain.ts'
import { mosaicPicturesOf, type MosaicPictures } from './discovery/mosaic-pictures.ts'
import { postsToDiscover, forumNews, postPicture } from './discovery/posts-to-discover.ts'
import { liveHandler, liveLimit } from './live/live-handler.ts'
import { startLiveStreams, type LiveStreams } from './live/start-live-streams.ts'
import type { Logger } from './log.ts'
import { Metrics } from './metrics.ts'
import { builtPages } from './pages/built-pages.ts'
import type { PublicSettings } from './pages/page-context.ts'
import { publishedContent } from './pages/story-or-draft.ts'
import { pageHandler } from './pages/pages.ts'
import { cachedRouteLists, type CachedRouteLists } from './remix/cached-route-lists.ts'
import { refusePagesWhenBusy } from './refuse-pages-when-busy.ts'
import { requestLimits, type RequestLimits } from './concurrent-requests.ts'
import { requestListener } from './request-listener.ts'
import { restRoutes } from './rest/rest-routes.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { viewerOfToken } from './session-cookie.ts'
import { isLoopbackAddress, honoApp } from './hono-app.ts'

interface Layer {
  /** The handlers that compute their responses. */
  app: Hono
  /** Answers files, probes and live streams itself, and passes other requests to the app. */
  listener: RequestListener
  live: LiveStreams
  /** Makes the picture ready for which the first visitor of /mosaic would wait (docs/decisions/mosaic-pictures.md). */
  prepareMosaic: () => Promise<unknown>
}

/** Builds the HTTP layer from the settings. */
export async function createHttpLayer(settings: Settings, site: Site, database: Database, log: Logger): Promise<Layer> {
  const addressOf = addressReader(settings.TRUST_PROXY)
  const inDevelopment = settings.NODE_ENV === 'development' ? await development() : undefined
  const build = inDevelopment?.pages ?? (await builtPages('.'))
  const { pages, lists } = cachedRouteLists(pageHandler(build, settings.NODE_ENV, publicSettings(settings)))
  const limits = requestLimits()
  const metrics = metricsOf(site, limits)
  const note = recordRequests(metrics, log)
  const mosaic = mosaicPicturesOf(site)
  const rest = restRoutes({
    site,
    origins: settings.API_ORIGINS,
    addressOf,
    viewerOf: token => viewerOfToken(site, token),
    limits: settings.LIMITS === 'on',
    calls: limits.calls,
  })
  const app = honoApp({
    site,
    pages,
    rest: rest.routes,
    discovery: discoveryFor(settings, site, { mosaic, addressOf }),
    metrics,
    note,
    limits,
    https: settings.https,
    metricsToken: settings.METRICS_TOKEN,
    isLocal: settings.TRUST_PROXY.length === 0 && isLoopbackAddress(settings.SITE_URL),
    addressOf,
    databaseAnswers: () => isReachable(database),
  })
  const live = liveFor(settings, site, metrics)
  const listener = requestListener({
    app,
    live: liveHandlerFor(settings, { site, live, addressOf }),
    calls: rest.kept(note),
    refuse: refusePagesWhenBusy(limits.pageReads),
    ...(inDevelopment
      ? { files: () => inDevelopment.files }
      : cachedHandlers({
          site,
          pages,
          lists,
          pageReads: limits.pageReads,
          https: settings.https,
          url: settings.SITE_URL,
          addressOf,
          note,
        })),
    note,
    https: settings.https,
    subdomains: settings.HSTS_SUBDOMAINS === 'on',
    hostname: settings.HOST,
    addressOf,
    origins: settings.API_ORIGINS,
    report: site.report,
  })
  return { app, listener, live, prepareMosaic: () => mosaic('torch', 'small') }
}

// The settings that are visible to pages.
const publicSettings = (settings: Settings): PublicSettings => ({
  url: settings.SITE_URL,
  postcode: settings.POSTCODE,
  filings: { icp: settings.ICP_NUMBER ?? null, police: settings.POLICE_NUMBER ?? null },
  testPages: settings.testPages,
  passwordMin: settings.PASSWORD_MIN,
})

function metricsOf({ security }: Site, limits: RequestLimits): Metrics {
  const metrics = new Metrics()
  metrics.showQueues({ page: limits.pageReads, form: limits.pageWrites, call: limits.calls })
  metrics.watchSecurity(security.counts)
  return metrics
}

interface DiscoveryParts {
  mosaic: MosaicPictures
  addressOf: ReturnType<typeof addressReader>
}

const discoveryFor = (settings: Settings, site: Site, { mosaic, addressOf }: DiscoveryParts): Hono =>
  discoveryRoutes({
    url: settings.SITE_URL,
    sitemapPages: async () => [...(await articlesToDiscover(site)), ...(await postsToDiscover(site))],
    content: () => publishedContent(site),
    mosaic,
    newest: (category, language) => newestArticles(site, category, language),
    news: (board, language) => forumNews(site, board, language),
    memberNews: (username, language) => memberNews(site, username, language),
    pictures: {
      article: (id, asked) => articlePicture(site, id, asked),
      post: (id, asked) => postPicture(site, id, asked),
    },
    addressOf: call => addressOf(getConnInfo(call).remote.address, call.req.header('X-Forwarded-For')),
    limits: settings.LIMITS === 'on',
    onLimitExceeded: address =>
      site.security.record({ address, requestId: undefined }, { event: 'limit', outcome: 'limited', at: 'pictures' }),
  })

function liveFor({ LIMITS }: Settings, site: Site, metrics: Metrics): LiveStreams {
  const live = startLiveStreams(site, LIMITS === 'on' ? streamLimits : { ...streamLimits, perAddress: Infinity })
  metrics.watchStreams(() => live.hub.size)
  site.processStatus.streams = () => live.hub.size
  return live
}

const liveHandlerFor = (
  { LIMITS, https }: Settings,
  parts: { site: Site; live: LiveStreams; addressOf: ReturnType<typeof addressReader> },
) => liveHandler({ ...parts, https, limit: LIMITS === 'on' ? liveLimit : undefined })

/** The handlers of responses in memory. In development, everything is read from the current files instead. */
const cachedHandlers = ({ lists, ...parts }: GuestPagesParts & Pick<CachedRouteLists, 'lists'>) => ({
  files: (security: SecurityHeaders): Handler => {
    const [files, list] = [buildFiles(resolve('build/client'), security), lists(security)]
    return (request, response, next) => files(request, response, () => list(request, response, next))
  },
  pages: guestPages(parts),
})
