import { ContactDetails } from '@/components/contact/contact-details'
import { LazyContactForm } from '@/components/contact/lazy-contact-form'
import { helpPaths } from '@/lib/site/help-paths'
import { ClientMessages } from '../../../client-messages'
import { readCompany } from '../../../content'
import type { BlockView } from './block-view'

/** The form to write to the shop, and how else it is reached. */
export const Contact: BlockView<'contact'> = async ({ ctx }) => {
  const company = await readCompany()
  return (
    <section className="wrap grid gap-10 pt-7 pb-16 lg:gap-16 lg:has-[>aside]:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0 max-w-200">
        <ClientMessages names={['contact', 'validators']}>
          <LazyContactForm
            deliveryUrl={helpPaths.delivery[ctx.language]}
            privacyUrl={helpPaths.privacy[ctx.language]}
          />
        </ClientMessages>
      </div>
      <ClientMessages names={['contact']}>
        <ContactDetails company={company} />
      </ClientMessages>
    </section>
  )
}
