const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number as its locale writes it. Formats are made once: making one takes a hundred times longer than using it.
 * @param digits least and most decimals
 */
export function formatNumber(
  value: number,
  locale: string,
  digits: { min?: number; max: number; grouping?: boolean },
): string {
  const { min = 0, max, grouping = true } = digits
  const key = `${locale} ${min} ${max} ${grouping}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      useGrouping: grouping,
    })
    formats.set(key, format)
  }
  return format.format(value)
}
