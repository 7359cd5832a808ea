import type { Translations } from '../translations.ts'
import type { rest as zhRest } from '../zh/rest.ts'
import { accounts } from './rest/accounts.ts'
import { visitors } from './rest/visitors.ts'
import { pledges } from './rest/pledges.ts'
import { articles } from './rest/articles.ts'
import { comments } from './rest/comments.ts'
import { backups } from './rest/backups.ts'
import { settings } from './rest/settings.ts'
import { blessings } from './rest/blessings.ts'
import { torch } from './rest/torch.ts'
import { review } from './rest/review.ts'
import { members } from './rest/members.ts'
import { moderation } from './rest/moderation.ts'
import { forum } from './rest/forum.ts'
import { reports } from './rest/reports.ts'
import { bookmarks } from './rest/bookmarks.ts'
import { follows } from './rest/follows.ts'
import { mutes } from './rest/mutes.ts'
import { notices } from './rest/notices.ts'

export const rest = {
  waiting: 'Sent, awaiting review',
  said: {
    ...accounts.said,
    ...visitors.said,
    ...pledges.said,
    ...articles.said,
    ...comments.said,
    ...settings.said,
    ...backups.said,
    ...blessings.said,
    ...torch.said,
    ...review.said,
    ...members.said,
    ...moderation.said,
    ...reports.said,
    ...forum.said,
    ...bookmarks.said,
    ...follows.said,
    ...mutes.said,
    ...notices.said,
  },
  calls: {
    ...accounts.calls,
    ...visitors.calls,
    ...pledges.calls,
    ...articles.calls,
    ...comments.calls,
    ...settings.calls,
    ...backups.calls,
    ...blessings.calls,
    ...torch.calls,
    ...review.calls,
    ...members.calls,
    ...moderation.calls,
    ...reports.calls,
    ...forum.calls,
    ...bookmarks.calls,
    ...follows.calls,
    ...mutes.calls,
    ...notices.calls,
  },
  examples: {
    ...accounts.examples,
    ...visitors.examples,
    ...pledges.examples,
    ...articles.examples,
    ...comments.examples,
    ...settings.examples,
    ...backups.examples,
    ...blessings.examples,
    ...torch.examples,
    ...review.examples,
    ...members.examples,
    ...moderation.examples,
    ...reports.examples,
    ...forum.examples,
    ...bookmarks.examples,
    ...follows.examples,
    ...mutes.examples,
    ...notices.examples,
  },
  tags: {
    ...accounts.tags,
    ...visitors.tags,
    ...pledges.tags,
    ...articles.tags,
    ...comments.tags,
    ...settings.tags,
    ...blessings.tags,
    ...torch.tags,
    ...review.tags,
    ...members.tags,
    ...moderation.tags,
    ...reports.tags,
    ...forum.tags,
    ...bookmarks.tags,
    ...follows.tags,
    ...mutes.tags,
    ...notices.tags,
  },
  failures: {
    invalid: 'The input is wrong; errors names each field',
    credentials: 'Wrong username or password, wrong old password, or a wrong, used or expired code',
    unauthenticated: 'No session, or one that is no longer good: use the refresh token to get another access token',
    forbidden: 'Logged in, but not permitted',
    closed: 'Registration is closed',
    missing: 'Not there, or hidden from this viewer',
    no_such_method: 'This address does not take that method; Allow names those it takes',
    conflict: 'Taken, or the state does not allow it',
    too_large: 'The body is larger than 1 MB',
    too_many: 'Too many requests; see Retry-After and RateLimit-*',
    fault: 'A fault of the server; its cause can be found by requestId',
    unavailable: 'The database cannot be reached; see Retry-After',
  },
  rules: {
    json: 'Requests and answers are JSON in UTF-8. Dates are ISO 8601 in UTC, ids are integers, counts are numbers, lists are always arrays.',
    tolerant:
      'Unknown fields of a body are ignored; null and an empty optional text mean “none”. A body may have 1 MB at most.',
    success:
      'Success is HTTP 200, or 201 for something made, with code 0; message is empty for reads and a sentence for writes.',
    failure:
      'Failure is HTTP 4xx or 5xx, with a code of the table below, a message in one sentence, and errors one by one.',
    session:
      'Logging in gives a token (1 hour) and a refreshToken (30 days). Send Authorization: Bearer <token>. On a 401, refresh once and try once more. Cookies are ignored.',
    language: 'message is Chinese, or English where the header Accept-Language prefers English.',
    lists:
      'Lists take page (from 1) and limit (20 by default, 100 at most) and answer total, page, limit and totalPages, with the same four again in pagination.',
    caching:
      'Reads that are the same for every guest carry an ETag; with If-None-Match they answer 304 when nothing has changed.',
    once: 'A POST that makes something may carry Idempotency-Key (200 characters at most): another try with the same key within 24 hours gets the first answer.',
    limits:
      'One address may send 600 requests a minute; registering, logging in and submitting have stricter limits of their own.',
    trace: 'Every answer has X-Request-Id; a request may bring its own. By default pages of any origin may call.',
  },
  needs: { session: 'login required', moderator: 'moderators and admins only', admin: 'admins only' },
  docs: {
    title: 'API documentation',
    lead: 'The public interface of this site, for scripts and other programs that read and submit content.',
    base: 'All paths are relative to',
    machine: 'The same for machines',
    other_language: '中文',
    home: 'Back to the site',
    skip: 'Skip to the content',
    contents: 'Contents',
    rules: 'General rules',
    failures: 'Error codes',
    calls: 'Calls',
    http: 'HTTP',
    code: 'code',
    when: 'When',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Answer',
    example: 'Example',
    name: 'Name',
    place: 'In',
    kind: 'Type',
    required: 'Required',
    yes: 'yes',
    no: 'no',
    path: 'path',
    query: 'query',
    shared: 'may be cached (ETag)',
    default_value: 'default',
    at_least: 'at least',
    at_most: 'at most',
    characters: 'characters',
    envelope: 'The answers of success and of failure',
    success: 'Success',
    failure: 'Failure',
    may_fail: 'May fail with',
  },
} satisfies Translations<typeof zhRest>
