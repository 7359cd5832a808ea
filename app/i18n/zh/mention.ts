/** The members that are suggested after an @. */
export const mention = {
  members: '可以提到的成员',
  found: '{{number}} 位成员，用上下方向键选择',
}
