'use client'
import dynamic from 'next/dynamic'

/** The provider of texts, fetched by the pages whose islands read some. */
export const LazyMessages = dynamic(() =>
  import('next-intl').then(({ NextIntlClientProvider }) => NextIntlClientProvider),
)
