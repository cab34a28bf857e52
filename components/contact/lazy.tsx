'use client'
import dynamic from 'next/dynamic'

/** What the contact page alone has: all pages of the content service are one route. */
export const LazyContactForm = dynamic(() => import('./contact-form').then(module => module.ContactForm))
export const LazyOpeningNow = dynamic(() => import('./opening-now').then(module => module.OpeningNow))
