import { createKnownBrowserToken, readKnownBrowserToken, type KnownBrowser } from '#server/rpc/known-browser-token.ts'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { hashToken, newToken } from '#server/kernel/secret.ts'
import { Member } from '#server/member/member.entity.ts'
import type { Role } from '#server/kernel/rights.schema.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import type { ReviewStatus } from '#server/kernel/primitives.schema.ts'
import type { TestSite } from './site.ts'

type WithSite = Pick<TestSite, 'site'>

let membersCreated = 0

// Hashing is slow on purpose, so each password is hashed once per file.
const hashes = new Map<string, Promise<string>>()

function hashOf({ site }: WithSite, password: string): Promise<string> {
  const hash = hashes.get(password) ?? site.passwords.hash(password)
  hashes.set(password, hash)
  return hash
}

interface MemberTraits {
  username?: string
  email?: string
  role?: Role
  /** Until then, the member can read but not write. */
  suspendedUntil?: Date
  /** Without a password the member cannot log in, and nothing is hashed. */
  password?: string
}

/** The reason of suspensions in tests. */
export const suspensionReason = '反复发布广告'

export async function aMember(setup: WithSite, traits: MemberTraits = {}): Promise<Member> {
  const { site } = setup
  membersCreated += 1
  const {
    username = `water_${membersCreated}`,
    email = `${username}@example.org`,
    role = 'user',
    password,
    suspendedUntil,
  } = traits
  const em = site.fork()
  const member = em.create(Member, {
    username,
    usernameKey: username.toLowerCase(),
    email,
    emailKey: email.toLowerCase(),
    passwordHash: password === undefined ? 'none' : await hashOf(setup, password),
    role,
    ...(suspendedUntil === undefined ? {} : { suspendedUntil, suspendedFor: suspensionReason }),
    createdAt: site.clock.now(),
  })
  em.persist(member)
  await em.flush()
  return member
}

export const anAdmin = (setup: WithSite, traits: Omit<MemberTraits, 'role'> = {}): Promise<Member> =>
  aMember(setup, { ...traits, role: 'admin' })

/** Creates many members in one statement, with the names crowd1, crowd2 and so on. */
export const aCrowd = ({ site }: WithSite, count: number): Promise<unknown> =>
  site.fork().execute(
    `insert into member (username, username_key, email, email_key, password_hash, created_at)
     select 'crowd' || n, 'crowd' || n, n || '@crowd.example', n || '@crowd.example', '', now() from generate_series(1, ?::int) as n`,
    [count],
  )

/** Valid input of the pledge form. */
export const words = { name: '林小河', grade: '2018级 水利水电工程', message: '愿江河安澜，愿母校长青。' } as const

interface PledgeTraits {
  name?: string
  message?: string
  language?: 'zh' | 'en'
  status?: ReviewStatus
  by?: Member
  receipt?: string
}

/** Creates a guest's pledge, approved by default. */
export async function aPledge(
  { site }: WithSite,
  { status = 'approved', by, receipt = newToken(), ...text }: PledgeTraits = {},
): Promise<Pledge> {
  const em = site.fork()
  const now = site.clock.now()
  const pledge = em.create(Pledge, {
    ...words,
    ...text,
    author: by ? em.getReference(Member, by.id) : null,
    receiptHash: hashToken(receipt),
    status,
    reviewedAt: status === 'pending' ? null : now,
    createdAt: now,
  })
  em.persist(pledge)
  await em.flush()
  return pledge
}

interface BlessingTraits {
  content?: string
  language?: 'zh' | 'en'
  status?: ReviewStatus
  by?: Member
  isAnonymous?: boolean
}

/** Creates a blessing, approved by default. */
export async function aBlessing(
  { site }: WithSite,
  { content = '愿母校长青。', language = 'zh', status = 'approved', by, isAnonymous = false }: BlessingTraits = {},
): Promise<Blessing> {
  const em = site.fork()
  const now = site.clock.now()
  const author = by ? em.getReference(Member, by.id) : null
  const shownAt = status === 'approved' ? now : null
  const blessing = em.create(Blessing, {
    content,
    language,
    status,
    author,
    isAnonymous,
    shownAt,
    createdAt: now,
    updatedAt: now,
  })
  em.persist(blessing)
  await em.flush()
  return blessing
}

/** Returns a browser in which this member has just logged in. */
export async function knownBrowser({ site }: WithSite, username: string): Promise<KnownBrowser | undefined> {
  const populate = ['passwordHash'] as const
  const member = await site.fork().findOneOrFail(Member, { username }, { populate })
  const now = site.clock.now()
  return readKnownBrowserToken(site.vault, createKnownBrowserToken(site.vault, member, now), now)
}
