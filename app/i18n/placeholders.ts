/** What the server calls an author whose account is gone (docs/api.md#general); pages say it in their language. */
export const departedName = '已注销用户'

/** What the server calls who wrote without a name (docs/api.md#general). */
export const namelessName = '匿名用户'
