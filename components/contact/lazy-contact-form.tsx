'use client'
import dynamic from 'next/dynamic'

/** The form, loaded by the page that has it: all pages of the content service are one route. */
export const LazyContactForm = dynamic(() => import('./contact-form').then(module => module.ContactForm))
