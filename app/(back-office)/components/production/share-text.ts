/** A share of 1 as a clerk reads it: "80.3%". */
export const shareText = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share)
