/** Colours of mails: the site's own, as values, since mail programs know no variables. */
export const mailColours = {
  ink: '#16201c',
  quiet: '#4a544e',
  faint: '#636c66',
  line: '#dadeda',
  ground: '#f5f6f4',
  action: '#14523f',
  noticeGround: '#e7f0f9',
  notice: '#0a3c70',
} as const

export const quietText = { color: mailColours.quiet, fontSize: '14px', lineHeight: '20px', margin: '0' }
export const headingText = {
  color: mailColours.ink,
  fontSize: '24px',
  lineHeight: '30px',
  margin: '0 0 10px',
}
export const strongText = { margin: 0, fontWeight: 600, color: mailColours.ink }
export const amountCell = {
  textAlign: 'right' as const,
  verticalAlign: 'top' as const,
  whiteSpace: 'nowrap' as const,
}

/** The content id of the code for bank apps inside a mail. */
export const scanCid = 'bank-code'
