import type { PaymentInstructions as Instructions } from '@/lib/contract/payments'

/** How the order is paid, as its method of payment tells it. */
export function PaymentInstructions({ payment }: { payment: Instructions }) {
  const { title, text, rows } = payment
  return (
    <section aria-labelledby="pay" className="mt-6 rounded-lg border border-line p-5">
      <h2 id="pay" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {title}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{text}</p>
      <dl className="mt-2 grid grid-cols-[max-content_1fr] gap-x-6 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="pt-2 text-ink-2">{label}</dt>
            <dd className="pt-2 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
