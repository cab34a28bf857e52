import { addressLines, type Company } from '@/lib/people/company/company'

const line = 'block w-fit py-0.5 pointer-coarse:py-2.5'

/** How the shop is reached, at the foot of every page; empty settings are not shown. */
export function FooterContact({ company }: { company: Company }) {
  const { phone, email, proEmail } = company
  const address = addressLines(company)
  if (!phone && !email && !proEmail && address.length === 0) return null
  return (
    <address className="mt-3.5 not-italic">
      {phone && (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className={`${line} font-semibold text-ink hover:underline`}
        >
          {phone}
        </a>
      )}
      {email && (
        <a
          href={`mailto:${email}`}
          className={`${line} hover:underline`}
          {...(proEmail && { 'data-role-except': 'retailer' })}
        >
          {email}
        </a>
      )}
      {/* Retailers have an address of their own. */}
      {proEmail && (
        <a href={`mailto:${proEmail}`} className={`${line} hover:underline`} data-role-only="retailer">
          {proEmail}
        </a>
      )}
      {address.length > 0 && <span className="block py-0.5">{address.join(', ')}</span>}
    </address>
  )
}
