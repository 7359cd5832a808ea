import { expect, it } from 'vitest'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup
const password = 'a-river-runs-2026'

// The embedded database has one connection, so nothing can wait for a lock there.
const onServer = it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)

const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
const waits = async () => (await em().execute<unknown[]>(waiting)).length

onServer('restoring a quoting reply waits for the lock of the post while the quoted floor is deleted', async () => {
  const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const { id: postId } = await aPost(setup, ada, (await aBoard(setup)).id)
  const floor = await aReply(setup, ada, postId, { content: '谁还记得老校门？' })
  const quoting = await aReply(setup, ben, postId, { quote: '老校门', parentId: floor.id })
  await as(ben).reply.remove({ id: quoting.id })
  await as(admin).reply.review({ id: floor.id, status: 'rejected' })
  const [entry] = (await as(admin).bin.list({})).texts
  const { restoring } = await em().transactional(async deleting => {
    await deleting.execute('select 1 from post where id = ? for no key update', [postId])
    const begun = as(admin).bin.restore({ ids: [entry?.id ?? 0] })
    await expect.poll(waits).toBeGreaterThan(0)
    await deleting.execute(`update removed_text set "row" = "row" || '{"quote": null}' where id = ?`, [entry?.id ?? 0])
    return { restoring: begun }
  })
  expect(await restoring).toMatchObject({ done: [{ type: 'reply', id: quoting.id }], left: [] })
  const { replies } = await as(ben).reply.list({ postId })
  expect(replies.find(({ id }) => id === quoting.id)).toMatchObject({ quote: null })
})

onServer(
  'deleting a hidden floor and restoring its quote at the same time, twelve times, causes no fault',
  async () => {
    const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
    const { id: postId } = await aPost(setup, ada, (await aBoard(setup)).id)
    for (let round = 0; round < 12; round += 1) {
      const floor = await aReply(setup, ada, postId, { content: `第${round}次说起老校门` })
      const quoting = await aReply(setup, ben, postId, { quote: '老校门', parentId: floor.id })
      await as(ben).reply.remove({ id: quoting.id })
      await as(admin).reply.review({ id: floor.id, status: 'rejected' })
      const [entry] = (await as(admin).bin.list({ member: ben.username })).texts
      await Promise.all([as(ada).reply.remove({ id: floor.id }), as(admin).bin.restore({ ids: [entry?.id ?? 0] })])
      const { replies } = await as('guest').reply.list({ postId, limit: 100 })
      expect(replies.find(({ id }) => id === quoting.id)).toMatchObject({ quote: null })
    }
    expect(setup.reported).toEqual([])
  },
)

/** Creates a removed post with a reply by a member who also follows and likes the post. */
async function aRemovedPost() {
  const [ada, leaver, admin] = [await aMember(setup), await aMember(setup, { password }), await anAdmin(setup)]
  const { id } = await aPost(setup, ada, (await aBoard(setup)).id)
  await aReply(setup, leaver, id)
  await as(leaver).post.like({ id })
  await as(ada).post.remove({ id })
  const [entry] = (await as(admin).bin.list({ type: 'post' })).texts
  return { id, leaver, admin, ids: [entry?.id ?? 0] }
}

onServer('restoring a post is tried again when the author of a reply leaves during it', async () => {
  const { id, leaver, admin, ids } = await aRemovedPost()
  const { restoring } = await em().transactional(async leaving => {
    await leaving.execute('delete from removed_text where author_id = ?', [leaver.id])
    const begun = as(admin).bin.restore({ ids })
    // A transaction looks for a deadlock once, after it has waited for a second, and is ended if it finds one. So that the restoring one finds it,
    // the database itself updates the row as soon as that one waits.
    await leaving.execute(`do $$ begin
      while not exists (select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) loop
        perform pg_sleep(0.01);
      end loop;
      update removed_text set likes = likes where text_id = ${id};
    end $$`)
    return { restoring: begun }
  })
  expect(await restoring).toMatchObject({ done: [{ type: 'post', id }], left: [] })
  expect(await as('guest').post.byId({ id })).toMatchObject({ replyCount: 0, likes: 1 })
})

onServer('restoring a post while the author of a reply leaves, eight times, causes no fault', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, leaver, admin, ids } = await aRemovedPost()
    const [restored] = await Promise.all([
      as(admin).bin.restore({ ids }),
      as(leaver).member.deleteAccount({ password, texts: round % 2 ? 'keep' : 'remove' }),
    ])
    expect(restored).toMatchObject({ done: [{ type: 'post', id }], left: [] })
    expect(await as('guest').post.byId({ id })).toMatchObject({ likes: 1 })
  }
  expect(setup.reported).toEqual([])
})
