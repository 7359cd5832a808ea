/**
 * Triggers that make the authors of a post and of its replies follow the post, in the transaction of their texts. A follow that somebody has ended
 * stays ended. The functions are in the migrations.
 */
const followed = (table: string, run: string) => ({
  name: `${table}_followed_new`,
  timing: 'after' as const,
  events: ['insert' as const],
  expression: `create trigger "${table}_followed_new" after insert on "${table}" referencing new table as "added" for each statement execute function "${run}"()`,
})

export const followsOwnPost = followed('post', 'follow_own_posts')
export const followsAnsweredPost = followed('reply', 'follow_answered_posts')
