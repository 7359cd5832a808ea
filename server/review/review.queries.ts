import type { EntityManager } from '@mikro-orm/postgresql'
import type { Site } from '../rpc/context.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'
import { loadSetting } from '../setting/setting.queries.ts'
import { settingShapes } from '../setting/setting.schema.ts'
import type { ReviewConfig } from '../setting/review-rules.schema.ts'
import { compileWordList, hitsIn, type WordSearch } from './word-list.ts'

// The xmin of a row changes with each update, in whichever process.
const lookUp = `select key, xmin::text as version, case key when 'review_config' then value end as value
  from setting where key in ('review_config', 'word_list')`

interface Look {
  key: string
  version: string
  value: unknown
}

/** The settings that decide whether a new text is reviewed first. */
export interface Rules {
  first: ReviewConfig
  search: WordSearch
}

interface Ready {
  version: string
  search: WordSearch
}

const kept = new StatePerSite<{ ready: Ready | undefined }>(() => ({ ready: undefined }))
const noSetting = 'none'

/** Returns the current rules. This is one small read, however long the word list is; the list is read and compiled again only after a change. */
export async function reviewRules(em: EntityManager, site: Site): Promise<Rules> {
  const rows = await em.execute<Look[]>(lookUp)
  const config = rows.find(({ key }) => key === 'review_config')
  const version = rows.find(({ key }) => key === 'word_list')?.version ?? noSetting
  return {
    first: settingShapes.review_config.parse(config?.value ?? undefined),
    search: await searchOf(em, site, version),
  }
}

async function searchOf(em: EntityManager, site: Site, version: string): Promise<WordSearch> {
  const { ready } = kept.of(site)
  if (ready?.version === version) return ready.search
  const search = compileWordList(await loadSetting(em, 'word_list'))
  kept.of(site).ready = { version, search }
  return search
}

/** Returns a function that finds words of the word list in texts, for reviewers. The slow search runs only for texts that contain one. */
export async function wordMarker(em: EntityManager, site: Site): Promise<WordMarker> {
  const { search } = await reviewRules(em, site)
  const list = await loadSetting(em, 'word_list')
  return text => (search(text) ? hitsIn(text, list).map(({ from, to }) => [from, to]) : [])
}

/** Returns the ranges of words of the word list in a text, in UTF-16 units, each without its end. */
export type WordMarker = (text: string) => [from: number, to: number][]
