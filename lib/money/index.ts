export { allocate, roundToTotal } from './allocate'
export { formatMoney, formatRoundMoney } from './format'
export {
  addMoney,
  type Currency,
  compareMoney,
  MINOR_DIGITS,
  type Money,
  money,
  moneyFromDecimal,
  moneyFromMajor,
  multiplyMoney,
  negateMoney,
  percentOfMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money'
export { roundHalfAway } from './round'
