/** Why a text waits: it is looked at first, it was reported, or it holds a word of the list. */
export const whyWaiting = ['review', 'reports', 'words'] as const
export type WhyWaiting = (typeof whyWaiting)[number]
