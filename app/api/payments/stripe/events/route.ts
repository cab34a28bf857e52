import { problemResponse, readCapped, route } from '@/server/ground/http/answer'
import { readEvent } from '@/server/money/payments/stripe/events'
import { takeNews } from '@/server/money/payments/take-news'

/** Far more than the service ever writes. */
const mostBytes = 500_000

/**
 * `POST /api/payments/stripe/events`: events of the payment service. Answered with success once stored; after any other
 * answer the service sends the event again.
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await readCapped(request, mostBytes)
    if (!body) return problemResponse('body_too_large')
    const news = await readEvent(body, request.headers.get('stripe-signature') ?? '')
    if (!news) return problemResponse('bad_request')
    await takeNews(news, 'stripe')
    return Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } })
  },
})
