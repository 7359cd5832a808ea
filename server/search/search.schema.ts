export const searchCodes = ['search.too_long'] as const
