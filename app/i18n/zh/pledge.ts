export const pledge = {
  sent: '你的星火已汇入星河',
}
