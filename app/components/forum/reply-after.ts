interface Floor {
  id: number
  floor: number
}

/** Which of these stands where a reply stood that is gone, read in this order; undefined behind the last. */
export const replyAfter = <Reply extends Floor>(
  replies: readonly Reply[],
  { floor }: Floor,
  sort: 'asc' | 'desc',
): Reply | undefined => replies.find(reply => (sort === 'asc' ? reply.floor > floor : reply.floor < floor))
