/** The author name in API responses after the account was deleted (docs/api.md#general); pages show it in their language. */
export const departedName = '已注销用户'

/** The author name in API responses for a text without a name (docs/api.md#general). */
export const namelessName = '匿名用户'
