import { mailSamplePlace } from '@/lib/doors/contract/mail-samples'
import { readStaff } from '@/server/doors/http/actor'
import { respond } from '@/server/doors/http/staff-route'
import { fileResponse, problemResponse, route } from '@/server/ground/http/answer'
import { showMailSample } from '@/server/office/mail-samples/show-samples'

/** Nothing in a mail runs, nothing is fetched for it, and the panel alone shows it in a frame. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** `GET /api/mail-samples/{mail}/{language}/{form}`: a mail with sample data, as it is sent (STAFF-9). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = mailSamplePlace.safeParse(await params)
    const actor = await readStaff(request)
    const shown = asked.success ? await showMailSample(actor, asked.data) : null
    if (!asked.success || !shown) return problemResponse('not_found')
    if (!shown.ok) return respond(shown)
    const isHtml = asked.data.form === 'mail.html'
    const file = {
      name: asked.data.form,
      type: `text/${isHtml ? 'html' : 'plain'}; charset=utf-8`,
      body: isHtml ? shown.html : shown.text,
    }
    const response = fileResponse(file, 'inline')
    response.headers.set('content-security-policy', mailPolicy)
    return response
  },
})
