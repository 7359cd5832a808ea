import { DriverException, UniqueConstraintViolationException } from '@mikro-orm/core'
import { describe, expect, it } from 'vitest'
import { isDatabaseBusy, isDatabaseUnavailable } from '#server/rpc/database-unavailable.ts'

function failure(message: string, more: object = {}): Error {
  return Object.assign(new Error(message), more)
}

describe('an error of an unavailable database', () => {
  it.each([
    ['refused', failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
    ['no socket file', failure('connect ENOENT /x/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })],
    ['reset', failure('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' })],
    [
      'reset before TLS was there',
      failure('Client network socket disconnected before secure TLS connection was established', {
        code: 'ECONNRESET',
      }),
    ],
    ['unknown host', failure('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND' })],
    ['shutting down', failure('terminating connection due to administrator command', { code: '57P01' })],
    ['starting up', failure('the database system is starting up', { code: '57P03' })],
    ['too many connections', failure('sorry, too many clients already', { code: '53300' })],
    [
      'statement stopped after the time limit',
      failure('canceling statement due to statement timeout', { code: '57014' }),
    ],
    ['cut off', failure('Connection terminated unexpectedly')],
    ['pool exhausted', failure('timeout exceeded when trying to connect')],
    ['no response', failure('Query read timeout')],
  ])('is recognised: %s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(isDatabaseUnavailable(new DriverException(error))).toBe(true)
    expect(isDatabaseUnavailable(new Error('could not save', { cause: error }))).toBe(true)
    expect(isDatabaseUnavailable(new AggregateError([new Error('first'), error]))).toBe(true)
  })

  it('is recognised behind the SQL that the ORM puts in front of the message', () => {
    expect(isDatabaseUnavailable(failure("select 'x' - Connection terminated unexpectedly"))).toBe(true)
  })
})

describe('another error is not one of an unavailable database', () => {
  it.each([
    ['a sender who hung up', failure('aborted', { code: 'ECONNRESET' })],
    ['a missing file', failure('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' })],
    ['a syntax error', failure('syntax error at or near "selec"', { code: '42601' })],
    ['a plain error', new Error('no')],
    ['a string', 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('%s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })

  it('a constraint error whose message quotes such a sentence', () => {
    const violation = failure('duplicate key: Query read timeout', { code: '23505' })
    expect(isDatabaseUnavailable(new UniqueConstraintViolationException(violation))).toBe(false)
  })

  it('a circular chain of causes', () => {
    const loop = new Error('round')
    loop.cause = loop
    expect(isDatabaseUnavailable(loop)).toBe(false)
  })
})

describe('an error of a busy database', () => {
  it.each([
    ['all connections in use', failure('timeout exceeded when trying to connect'), true],
    ['too many connections', failure('sorry, too many clients already', { code: '53300' }), true],
    ['one of a ring', failure('deadlock detected', { code: '40P01' }), true],
    ['refused', failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }), false],
    ['cut off', failure('Connection terminated unexpectedly'), false],
    ['a plain error', new Error('no'), false],
  ])('differs from one of an unavailable database: %s', (_name, error, isBusy) => {
    expect(isDatabaseBusy(error)).toBe(isBusy)
    expect(isDatabaseBusy(new DriverException(error))).toBe(isBusy)
    if (isBusy) expect(isDatabaseUnavailable(error)).toBe(true)
  })
})
