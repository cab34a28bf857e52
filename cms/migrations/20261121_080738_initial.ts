import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('fr', 'de', 'en');
  CREATE TYPE "public"."enum_pages_page_type" AS ENUM('home', 'listing', 'product', 'content', 'help', 'retailer', 'loyalty');
  CREATE TYPE "public"."enum_pages_layout" AS ENUM('default', 'checkout', 'admin', 'empty');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_page_type" AS ENUM('home', 'listing', 'product', 'content', 'help', 'retailer', 'loyalty');
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('default', 'checkout', 'admin', 'empty');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('fr', 'de', 'en');
  CREATE TYPE "public"."enum_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cards_v_published_locale" AS ENUM('fr', 'de', 'en');
  CREATE TYPE "public"."enum_stamp_models_shape" AS ENUM('rect', 'square', 'round', 'oval');
  CREATE TYPE "public"."enum_stamp_models_category_readable" AS ENUM('standard', 'metallic', 'mobile', 'fidelity', 'check', 'square', 'large', 'wood', 'pack', 'dater', 'multiformula', 'numberer', 'dater-formula', 'customizable dater');
  CREATE TYPE "public"."enum_stamp_models_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stamp_models_v_version_shape" AS ENUM('rect', 'square', 'round', 'oval');
  CREATE TYPE "public"."enum__stamp_models_v_version_category_readable" AS ENUM('standard', 'metallic', 'mobile', 'fidelity', 'check', 'square', 'large', 'wood', 'pack', 'dater', 'multiformula', 'numberer', 'dater-formula', 'customizable dater');
  CREATE TYPE "public"."enum__stamp_models_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stamp_models_v_published_locale" AS ENUM('fr', 'de', 'en');
  CREATE TYPE "public"."enum_rubbers_shape" AS ENUM('rect', 'square', 'round', 'oval');
  CREATE TYPE "public"."enum_swatches_kind" AS ENUM('mount', 'ink');
  CREATE TYPE "public"."enum_sign_models_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sign_models_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sign_models_v_published_locale" AS ENUM('fr', 'de', 'en');
  CREATE TYPE "public"."enum_materials_marking" AS ENUM('engraving', 'printing', 'thermark');
  CREATE TYPE "public"."enum_materials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__materials_v_version_marking" AS ENUM('engraving', 'printing', 'thermark');
  CREATE TYPE "public"."enum__materials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__materials_v_published_locale" AS ENUM('fr', 'de', 'en');
  CREATE TYPE "public"."enum_static_products_type" AS ENUM('stamp-classic', 'stamp-static', 'cartridge', 'inkpad', 'inkbottle', 'sign-static', 'sign-fixing', 'sign-support-multi', 'sign-other');
  CREATE TYPE "public"."enum_static_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__static_products_v_version_type" AS ENUM('stamp-classic', 'stamp-static', 'cartridge', 'inkpad', 'inkbottle', 'sign-static', 'sign-fixing', 'sign-support-multi', 'sign-other');
  CREATE TYPE "public"."enum__static_products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__static_products_v_published_locale" AS ENUM('fr', 'de', 'en');
  CREATE TYPE "public"."enum_reviews_language" AS ENUM('fr', 'de', 'en');
  CREATE TYPE "public"."enum_material_pricings_status" AS ENUM('active', 'draft', 'archived');
  CREATE TYPE "public"."enum_price_lists_status" AS ENUM('live', 'test');
  CREATE TYPE "public"."enum_price_lists_currency" AS ENUM('EUR', 'CHF', 'GBP');
  CREATE TYPE "public"."enum_countries_shop_currency" AS ENUM('EUR', 'CHF', 'GBP');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('cart', 'shared', 'quotation', 'awaiting-payment', 'paid', 'in-production', 'shipped', 'delivered', 'cancelled', 'refunded');
  CREATE TYPE "public"."enum_clients_role" AS ENUM('client', 'retailer', 'company');
  CREATE TYPE "public"."enum_clients_auth_type" AS ENUM('password', 'google', 'facebook', 'linkedin', 'code');
  CREATE TYPE "public"."enum_clients_account_type" AS ENUM('private', 'company', 'retailer');
  CREATE TYPE "public"."enum_clients_vat_status" AS ENUM('valid', 'invalid', 'unverified');
  CREATE TYPE "public"."enum_discounts_type" AS ENUM('percent', 'euro');
  CREATE TYPE "public"."enum_admins_role" AS ENUM('owner', 'editor');
  CREATE TYPE "public"."enum_tokens_kind" AS ENUM('public', 'admin');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"page_type" "enum_pages_page_type" DEFAULT 'content',
  	"layout" "enum_pages_layout" DEFAULT 'default',
  	"shopping_id" varchar,
  	"noindex" boolean DEFAULT false,
  	"redirect_permanent" boolean DEFAULT false,
  	"countries" jsonb,
  	"custom_cards" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"url" varchar,
  	"title" varchar,
  	"description" varchar,
  	"redirect_to" varchar,
  	"custom_blocks" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_page_type" "enum__pages_v_version_page_type" DEFAULT 'content',
  	"version_layout" "enum__pages_v_version_layout" DEFAULT 'default',
  	"version_shopping_id" varchar,
  	"version_noindex" boolean DEFAULT false,
  	"version_redirect_permanent" boolean DEFAULT false,
  	"version_countries" jsonb,
  	"version_custom_cards" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_url" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_redirect_to" varchar,
  	"version_custom_blocks" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"type" varchar,
  	"topic" varchar,
  	"model_name" varchar,
  	"sample" boolean DEFAULT false,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_cards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cards_locales" (
  	"preset_name" varchar,
  	"preset_description" varchar,
  	"listing_description" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_type" varchar,
  	"version_topic" varchar,
  	"version_model_name" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_sort" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_cards_v_locales" (
  	"version_preset_name" varchar,
  	"version_preset_description" varchar,
  	"version_listing_description" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"parent_id" integer,
  	"query" jsonb,
  	"real_link" boolean DEFAULT false,
  	"viewmore" boolean DEFAULT false,
  	"linebreak" boolean DEFAULT false,
  	"columns" numeric,
  	"bg_color" varchar,
  	"icon" varchar,
  	"logo" varchar,
  	"image" varchar,
  	"action" varchar,
  	"class" varchar,
  	"skin" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "stamp_models" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"brand" varchar,
  	"range" varchar,
  	"model" varchar,
  	"short_title" varchar,
  	"width" numeric,
  	"height" numeric,
  	"shape" "enum_stamp_models_shape",
  	"lines_number" numeric,
  	"weight" numeric,
  	"price" numeric,
  	"original_price" numeric,
  	"cost_price" numeric,
  	"category_readable" "enum_stamp_models_category_readable",
  	"tag" varchar,
  	"facts" jsonb,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_stamp_models_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "stamp_models_locales" (
  	"title" varchar,
  	"description" varchar,
  	"slogan" varchar,
  	"use" varchar,
  	"ink" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_stamp_models_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_brand" varchar,
  	"version_range" varchar,
  	"version_model" varchar,
  	"version_short_title" varchar,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_shape" "enum__stamp_models_v_version_shape",
  	"version_lines_number" numeric,
  	"version_weight" numeric,
  	"version_price" numeric,
  	"version_original_price" numeric,
  	"version_cost_price" numeric,
  	"version_category_readable" "enum__stamp_models_v_version_category_readable",
  	"version_tag" varchar,
  	"version_facts" jsonb,
  	"version_sort" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__stamp_models_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__stamp_models_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_stamp_models_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_slogan" varchar,
  	"version_use" varchar,
  	"version_ink" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "rubbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"brand" varchar NOT NULL,
  	"range" varchar NOT NULL,
  	"model" varchar NOT NULL,
  	"for_model" varchar NOT NULL,
  	"width" numeric NOT NULL,
  	"height" numeric NOT NULL,
  	"shape" "enum_rubbers_shape" NOT NULL,
  	"lines_number" numeric NOT NULL,
  	"weight" numeric NOT NULL,
  	"price" numeric NOT NULL,
  	"cost_price" numeric NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rubbers_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "swatches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_swatches_kind" NOT NULL,
  	"slug" varchar NOT NULL,
  	"hex" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "swatches_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sign_models" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"name" varchar,
  	"material_id" integer,
  	"tag" varchar,
  	"config" jsonb,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sign_models_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sign_models_locales" (
  	"title" varchar,
  	"description" varchar,
  	"slogan" varchar,
  	"use" varchar,
  	"ink" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sign_models_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_name" varchar,
  	"version_material_id" integer,
  	"version_tag" varchar,
  	"version_config" jsonb,
  	"version_sort" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sign_models_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sign_models_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sign_models_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_slogan" varchar,
  	"version_use" varchar,
  	"version_ink" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "materials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" varchar,
  	"family" varchar,
  	"marking" "enum_materials_marking",
  	"thickness" numeric,
  	"premium" boolean DEFAULT false,
  	"recommended" boolean DEFAULT false,
  	"outdoor" boolean DEFAULT false,
  	"out_of_stock" boolean DEFAULT false,
  	"allow_x_x_l" boolean DEFAULT false,
  	"is_x_x_l" boolean DEFAULT false,
  	"xxl_material" varchar,
  	"replaced_by" varchar,
  	"sort_value" numeric,
  	"colors" jsonb,
  	"finishes" jsonb,
  	"facts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_materials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "materials_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_materials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_type" varchar,
  	"version_family" varchar,
  	"version_marking" "enum__materials_v_version_marking",
  	"version_thickness" numeric,
  	"version_premium" boolean DEFAULT false,
  	"version_recommended" boolean DEFAULT false,
  	"version_outdoor" boolean DEFAULT false,
  	"version_out_of_stock" boolean DEFAULT false,
  	"version_allow_x_x_l" boolean DEFAULT false,
  	"version_is_x_x_l" boolean DEFAULT false,
  	"version_xxl_material" varchar,
  	"version_replaced_by" varchar,
  	"version_sort_value" numeric,
  	"version_colors" jsonb,
  	"version_finishes" jsonb,
  	"version_facts" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__materials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__materials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_materials_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "masks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"flex" boolean DEFAULT false,
  	"fixed_ratio" boolean DEFAULT false,
  	"view_box" varchar NOT NULL,
  	"svg_path" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "masks_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "fixings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"weight_per_unit" numeric NOT NULL,
  	"facts" jsonb NOT NULL,
  	"pricing" jsonb NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fixings_locales" (
  	"label" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "hole_layouts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"facts" jsonb NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hole_layouts_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "backgrounds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "backgrounds_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "static_products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"type" "enum_static_products_type",
  	"family" varchar,
  	"brand" varchar,
  	"range" varchar,
  	"model" varchar,
  	"price" numeric,
  	"cost_price" numeric,
  	"weight" numeric,
  	"tag" varchar,
  	"out_of_stock" boolean DEFAULT false,
  	"variants" jsonb,
  	"facts" jsonb,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_static_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "static_products_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_static_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_type" "enum__static_products_v_version_type",
  	"version_family" varchar,
  	"version_brand" varchar,
  	"version_range" varchar,
  	"version_model" varchar,
  	"version_price" numeric,
  	"version_cost_price" numeric,
  	"version_weight" numeric,
  	"version_tag" varchar,
  	"version_out_of_stock" boolean DEFAULT false,
  	"version_variants" jsonb,
  	"version_facts" jsonb,
  	"version_sort" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__static_products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__static_products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_static_products_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "formulas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"topic" varchar NOT NULL,
  	"suggested_model" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "formulas_locales" (
  	"topic_title" varchar NOT NULL,
  	"lines" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cross_sells" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slugs" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cross_sells_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "components" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "components_locales" (
  	"title" varchar,
  	"blocks" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar NOT NULL,
  	"stars" numeric NOT NULL,
  	"language" "enum_reviews_language" NOT NULL,
  	"title" varchar,
  	"text" varchar NOT NULL,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "material_pricings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"material" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"thickness" numeric NOT NULL,
  	"status" "enum_material_pricings_status" DEFAULT 'draft' NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"currency" varchar DEFAULT 'EUR' NOT NULL,
  	"setup" numeric NOT NULL,
  	"cutting_per_metre" numeric NOT NULL,
  	"mask_surcharge_percent" numeric NOT NULL,
  	"custom_color_surcharge" numeric NOT NULL,
  	"min_price" numeric NOT NULL,
  	"cost_ratio" numeric NOT NULL,
  	"bands" jsonb NOT NULL,
  	"marking" jsonb NOT NULL,
  	"finishes" jsonb NOT NULL,
  	"quantity_breaks" jsonb NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"status" "enum_price_lists_status" DEFAULT 'test' NOT NULL,
  	"valid_from" timestamp(3) with time zone NOT NULL,
  	"currency" "enum_price_lists_currency" NOT NULL,
  	"rate" numeric NOT NULL,
  	"tranquility" numeric NOT NULL,
  	"overrides" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"shop_currency" "enum_countries_shop_currency" NOT NULL,
  	"is_e_u" boolean DEFAULT false,
  	"standard_vat" numeric NOT NULL,
  	"zone" varchar NOT NULL,
  	"facts" jsonb NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "vat_territories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"zip" varchar NOT NULL,
  	"vat" numeric NOT NULL,
  	"priority" numeric,
  	"name" varchar NOT NULL,
  	"shipping_zone" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shipping_zones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"methods" jsonb NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shipping_zones_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "orders_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"quantity" numeric NOT NULL,
  	"unit_minor" numeric NOT NULL,
  	"line_minor" numeric NOT NULL,
  	"discount_minor" numeric DEFAULT 0 NOT NULL,
  	"cost_minor" numeric DEFAULT 0 NOT NULL,
  	"vat_rate" numeric NOT NULL,
  	"tranquility" boolean DEFAULT false,
  	"withdrawal" boolean DEFAULT false,
  	"scene_hash" varchar,
  	"engine_version" varchar,
  	"description" varchar,
  	"config" jsonb,
  	"design" jsonb,
  	"ledger" jsonb,
  	"content" jsonb
  );
  
  CREATE TABLE "orders_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"type" varchar NOT NULL,
  	"actor" varchar NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"data" jsonb
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'awaiting-payment' NOT NULL,
  	"method" varchar,
  	"locale" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"email" varchar,
  	"name" varchar,
  	"phone" varchar,
  	"client_id" integer,
  	"goods_minor" numeric DEFAULT 0 NOT NULL,
  	"discount_minor" numeric DEFAULT 0 NOT NULL,
  	"shipping_minor" numeric DEFAULT 0 NOT NULL,
  	"net_minor" numeric DEFAULT 0 NOT NULL,
  	"vat_minor" numeric DEFAULT 0 NOT NULL,
  	"total_minor" numeric DEFAULT 0 NOT NULL,
  	"cost_minor" numeric DEFAULT 0 NOT NULL,
  	"delivery" jsonb,
  	"billing" jsonb,
  	"shipment" jsonb,
  	"vat" jsonb,
  	"discounts" jsonb,
  	"totals" jsonb,
  	"other" jsonb,
  	"payload" jsonb,
  	"save_type" varchar,
  	"price_list_id" varchar,
  	"auth_nonce" varchar,
  	"idempotency_key" varchar,
  	"invoice_number" varchar,
  	"invoiced_at" timestamp(3) with time zone,
  	"paid_at" timestamp(3) with time zone,
  	"payment_reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "clients_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"admin_name" varchar,
  	"phone" varchar,
  	"role" "enum_clients_role" DEFAULT 'client' NOT NULL,
  	"auth_type" "enum_clients_auth_type" DEFAULT 'password' NOT NULL,
  	"locale" varchar DEFAULT 'fr-FR',
  	"account_type" "enum_clients_account_type" DEFAULT 'private' NOT NULL,
  	"interested_retailer" boolean DEFAULT false,
  	"pro_confirmed" boolean DEFAULT false,
  	"account_payment" boolean DEFAULT false,
  	"addresses" jsonb,
  	"vat_number" varchar,
  	"vat_status" "enum_clients_vat_status",
  	"siret_number" varchar,
  	"loyalty_points" numeric DEFAULT 0,
  	"loyalty_level" numeric DEFAULT 0,
  	"total_minor" numeric DEFAULT 0,
  	"terms_consent" boolean DEFAULT false,
  	"marketing_consent" boolean DEFAULT false,
  	"registered" boolean DEFAULT false,
  	"closed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "discounts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"coupon" varchar NOT NULL,
  	"type" "enum_discounts_type" NOT NULL,
  	"value" numeric NOT NULL,
  	"uses" numeric DEFAULT 1 NOT NULL,
  	"description" varchar,
  	"valid_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "designs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"client_id" integer,
  	"scene_hash" varchar,
  	"engine_version" varchar,
  	"design" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "admins_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "admins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_admins_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_tokens_kind" NOT NULL,
  	"hash" varchar,
  	"hint" varchar,
  	"revoked" boolean DEFAULT false,
  	"last_used" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "idempotency_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"body_hash" varchar NOT NULL,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"value" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seed_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"stamp" varchar,
  	"doc" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"cards_id" integer,
  	"categories_id" integer,
  	"stamp_models_id" integer,
  	"rubbers_id" integer,
  	"swatches_id" integer,
  	"sign_models_id" integer,
  	"materials_id" integer,
  	"masks_id" integer,
  	"fixings_id" integer,
  	"hole_layouts_id" integer,
  	"backgrounds_id" integer,
  	"static_products_id" integer,
  	"formulas_id" integer,
  	"cross_sells_id" integer,
  	"components_id" integer,
  	"reviews_id" integer,
  	"media_id" integer,
  	"material_pricings_id" integer,
  	"price_lists_id" integer,
  	"countries_id" integer,
  	"vat_territories_id" integer,
  	"shipping_zones_id" integer,
  	"orders_id" integer,
  	"clients_id" integer,
  	"discounts_id" integer,
  	"designs_id" integer,
  	"price_history_id" integer,
  	"admins_id" integer,
  	"tokens_id" integer,
  	"idempotency_keys_id" integer,
  	"counters_id" integer,
  	"seed_records_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"clients_id" integer,
  	"admins_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "main_menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "main_menu_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_links_locales" (
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "shop_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"default_model" varchar NOT NULL,
  	"default_ink" varchar NOT NULL,
  	"default_country" varchar NOT NULL,
  	"default_locale" varchar NOT NULL,
  	"phone_any" varchar NOT NULL,
  	"packaging_grams" numeric NOT NULL,
  	"stamp_pricing" jsonb,
  	"signs" jsonb,
  	"fixings" jsonb,
  	"fonts" jsonb,
  	"tranquility" jsonb,
  	"currency_rates" jsonb,
  	"production_days" jsonb,
  	"url_prefixes" jsonb,
  	"vat_free_excluded" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards_locales" ADD CONSTRAINT "cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_parent_id_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v_locales" ADD CONSTRAINT "_cards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stamp_models_locales" ADD CONSTRAINT "stamp_models_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stamp_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stamp_models_v" ADD CONSTRAINT "_stamp_models_v_parent_id_stamp_models_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stamp_models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stamp_models_v_locales" ADD CONSTRAINT "_stamp_models_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stamp_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rubbers_locales" ADD CONSTRAINT "rubbers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rubbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "swatches_locales" ADD CONSTRAINT "swatches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."swatches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sign_models" ADD CONSTRAINT "sign_models_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_models_locales" ADD CONSTRAINT "sign_models_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sign_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sign_models_v" ADD CONSTRAINT "_sign_models_v_parent_id_sign_models_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sign_models_v" ADD CONSTRAINT "_sign_models_v_version_material_id_materials_id_fk" FOREIGN KEY ("version_material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sign_models_v_locales" ADD CONSTRAINT "_sign_models_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sign_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials_locales" ADD CONSTRAINT "materials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_parent_id_materials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v_locales" ADD CONSTRAINT "_materials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_materials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "masks_locales" ADD CONSTRAINT "masks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."masks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fixings_locales" ADD CONSTRAINT "fixings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fixings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hole_layouts_locales" ADD CONSTRAINT "hole_layouts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hole_layouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "backgrounds_locales" ADD CONSTRAINT "backgrounds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."backgrounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "static_products_locales" ADD CONSTRAINT "static_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."static_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_static_products_v" ADD CONSTRAINT "_static_products_v_parent_id_static_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."static_products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_static_products_v_locales" ADD CONSTRAINT "_static_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_static_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "formulas_locales" ADD CONSTRAINT "formulas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."formulas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cross_sells_locales" ADD CONSTRAINT "cross_sells_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cross_sells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_locales" ADD CONSTRAINT "components_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_locales" ADD CONSTRAINT "countries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shipping_zones_locales" ADD CONSTRAINT "shipping_zones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_lines" ADD CONSTRAINT "orders_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_events" ADD CONSTRAINT "orders_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_sessions" ADD CONSTRAINT "clients_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "designs" ADD CONSTRAINT "designs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admins_sessions" ADD CONSTRAINT "admins_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cards_fk" FOREIGN KEY ("cards_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stamp_models_fk" FOREIGN KEY ("stamp_models_id") REFERENCES "public"."stamp_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rubbers_fk" FOREIGN KEY ("rubbers_id") REFERENCES "public"."rubbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_swatches_fk" FOREIGN KEY ("swatches_id") REFERENCES "public"."swatches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_models_fk" FOREIGN KEY ("sign_models_id") REFERENCES "public"."sign_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_masks_fk" FOREIGN KEY ("masks_id") REFERENCES "public"."masks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fixings_fk" FOREIGN KEY ("fixings_id") REFERENCES "public"."fixings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hole_layouts_fk" FOREIGN KEY ("hole_layouts_id") REFERENCES "public"."hole_layouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_backgrounds_fk" FOREIGN KEY ("backgrounds_id") REFERENCES "public"."backgrounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_static_products_fk" FOREIGN KEY ("static_products_id") REFERENCES "public"."static_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_formulas_fk" FOREIGN KEY ("formulas_id") REFERENCES "public"."formulas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cross_sells_fk" FOREIGN KEY ("cross_sells_id") REFERENCES "public"."cross_sells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_components_fk" FOREIGN KEY ("components_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_material_pricings_fk" FOREIGN KEY ("material_pricings_id") REFERENCES "public"."material_pricings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_lists_fk" FOREIGN KEY ("price_lists_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vat_territories_fk" FOREIGN KEY ("vat_territories_id") REFERENCES "public"."vat_territories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shipping_zones_fk" FOREIGN KEY ("shipping_zones_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_discounts_fk" FOREIGN KEY ("discounts_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_designs_fk" FOREIGN KEY ("designs_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_history_fk" FOREIGN KEY ("price_history_id") REFERENCES "public"."price_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_admins_fk" FOREIGN KEY ("admins_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tokens_fk" FOREIGN KEY ("tokens_id") REFERENCES "public"."tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idempotency_keys_fk" FOREIGN KEY ("idempotency_keys_id") REFERENCES "public"."idempotency_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counters_fk" FOREIGN KEY ("counters_id") REFERENCES "public"."counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seed_records_fk" FOREIGN KEY ("seed_records_id") REFERENCES "public"."seed_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_admins_fk" FOREIGN KEY ("admins_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."main_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_name_idx" ON "pages" USING btree ("name");
  CREATE INDEX "pages_shopping_id_idx" ON "pages" USING btree ("shopping_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_url_idx" ON "pages_locales" USING btree ("url","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_name_idx" ON "_pages_v" USING btree ("version_name");
  CREATE INDEX "_pages_v_version_version_shopping_id_idx" ON "_pages_v" USING btree ("version_shopping_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_url_idx" ON "_pages_v_locales" USING btree ("version_url","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "cards_slug_idx" ON "cards" USING btree ("slug");
  CREATE INDEX "cards_type_idx" ON "cards" USING btree ("type");
  CREATE INDEX "cards_topic_idx" ON "cards" USING btree ("topic");
  CREATE INDEX "cards_model_name_idx" ON "cards" USING btree ("model_name");
  CREATE INDEX "cards_updated_at_idx" ON "cards" USING btree ("updated_at");
  CREATE INDEX "cards_created_at_idx" ON "cards" USING btree ("created_at");
  CREATE INDEX "cards__status_idx" ON "cards" USING btree ("_status");
  CREATE UNIQUE INDEX "cards_locales_locale_parent_id_unique" ON "cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cards_v_parent_idx" ON "_cards_v" USING btree ("parent_id");
  CREATE INDEX "_cards_v_version_version_slug_idx" ON "_cards_v" USING btree ("version_slug");
  CREATE INDEX "_cards_v_version_version_type_idx" ON "_cards_v" USING btree ("version_type");
  CREATE INDEX "_cards_v_version_version_topic_idx" ON "_cards_v" USING btree ("version_topic");
  CREATE INDEX "_cards_v_version_version_model_name_idx" ON "_cards_v" USING btree ("version_model_name");
  CREATE INDEX "_cards_v_version_version_updated_at_idx" ON "_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_cards_v_version_version_created_at_idx" ON "_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_cards_v_version_version__status_idx" ON "_cards_v" USING btree ("version__status");
  CREATE INDEX "_cards_v_created_at_idx" ON "_cards_v" USING btree ("created_at");
  CREATE INDEX "_cards_v_updated_at_idx" ON "_cards_v" USING btree ("updated_at");
  CREATE INDEX "_cards_v_snapshot_idx" ON "_cards_v" USING btree ("snapshot");
  CREATE INDEX "_cards_v_published_locale_idx" ON "_cards_v" USING btree ("published_locale");
  CREATE INDEX "_cards_v_latest_idx" ON "_cards_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_cards_v_locales_locale_parent_id_unique" ON "_cards_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "stamp_models_slug_idx" ON "stamp_models" USING btree ("slug");
  CREATE INDEX "stamp_models_brand_idx" ON "stamp_models" USING btree ("brand");
  CREATE INDEX "stamp_models_range_idx" ON "stamp_models" USING btree ("range");
  CREATE INDEX "stamp_models_model_idx" ON "stamp_models" USING btree ("model");
  CREATE INDEX "stamp_models_updated_at_idx" ON "stamp_models" USING btree ("updated_at");
  CREATE INDEX "stamp_models_created_at_idx" ON "stamp_models" USING btree ("created_at");
  CREATE INDEX "stamp_models__status_idx" ON "stamp_models" USING btree ("_status");
  CREATE UNIQUE INDEX "stamp_models_locales_locale_parent_id_unique" ON "stamp_models_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_stamp_models_v_parent_idx" ON "_stamp_models_v" USING btree ("parent_id");
  CREATE INDEX "_stamp_models_v_version_version_slug_idx" ON "_stamp_models_v" USING btree ("version_slug");
  CREATE INDEX "_stamp_models_v_version_version_brand_idx" ON "_stamp_models_v" USING btree ("version_brand");
  CREATE INDEX "_stamp_models_v_version_version_range_idx" ON "_stamp_models_v" USING btree ("version_range");
  CREATE INDEX "_stamp_models_v_version_version_model_idx" ON "_stamp_models_v" USING btree ("version_model");
  CREATE INDEX "_stamp_models_v_version_version_updated_at_idx" ON "_stamp_models_v" USING btree ("version_updated_at");
  CREATE INDEX "_stamp_models_v_version_version_created_at_idx" ON "_stamp_models_v" USING btree ("version_created_at");
  CREATE INDEX "_stamp_models_v_version_version__status_idx" ON "_stamp_models_v" USING btree ("version__status");
  CREATE INDEX "_stamp_models_v_created_at_idx" ON "_stamp_models_v" USING btree ("created_at");
  CREATE INDEX "_stamp_models_v_updated_at_idx" ON "_stamp_models_v" USING btree ("updated_at");
  CREATE INDEX "_stamp_models_v_snapshot_idx" ON "_stamp_models_v" USING btree ("snapshot");
  CREATE INDEX "_stamp_models_v_published_locale_idx" ON "_stamp_models_v" USING btree ("published_locale");
  CREATE INDEX "_stamp_models_v_latest_idx" ON "_stamp_models_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_stamp_models_v_locales_locale_parent_id_unique" ON "_stamp_models_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "rubbers_slug_idx" ON "rubbers" USING btree ("slug");
  CREATE INDEX "rubbers_model_idx" ON "rubbers" USING btree ("model");
  CREATE INDEX "rubbers_updated_at_idx" ON "rubbers" USING btree ("updated_at");
  CREATE INDEX "rubbers_created_at_idx" ON "rubbers" USING btree ("created_at");
  CREATE UNIQUE INDEX "rubbers_locales_locale_parent_id_unique" ON "rubbers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "swatches_slug_idx" ON "swatches" USING btree ("slug");
  CREATE INDEX "swatches_updated_at_idx" ON "swatches" USING btree ("updated_at");
  CREATE INDEX "swatches_created_at_idx" ON "swatches" USING btree ("created_at");
  CREATE UNIQUE INDEX "swatches_locales_locale_parent_id_unique" ON "swatches_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "sign_models_slug_idx" ON "sign_models" USING btree ("slug");
  CREATE UNIQUE INDEX "sign_models_name_idx" ON "sign_models" USING btree ("name");
  CREATE INDEX "sign_models_material_idx" ON "sign_models" USING btree ("material_id");
  CREATE INDEX "sign_models_updated_at_idx" ON "sign_models" USING btree ("updated_at");
  CREATE INDEX "sign_models_created_at_idx" ON "sign_models" USING btree ("created_at");
  CREATE INDEX "sign_models__status_idx" ON "sign_models" USING btree ("_status");
  CREATE UNIQUE INDEX "sign_models_locales_locale_parent_id_unique" ON "sign_models_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sign_models_v_parent_idx" ON "_sign_models_v" USING btree ("parent_id");
  CREATE INDEX "_sign_models_v_version_version_slug_idx" ON "_sign_models_v" USING btree ("version_slug");
  CREATE INDEX "_sign_models_v_version_version_name_idx" ON "_sign_models_v" USING btree ("version_name");
  CREATE INDEX "_sign_models_v_version_version_material_idx" ON "_sign_models_v" USING btree ("version_material_id");
  CREATE INDEX "_sign_models_v_version_version_updated_at_idx" ON "_sign_models_v" USING btree ("version_updated_at");
  CREATE INDEX "_sign_models_v_version_version_created_at_idx" ON "_sign_models_v" USING btree ("version_created_at");
  CREATE INDEX "_sign_models_v_version_version__status_idx" ON "_sign_models_v" USING btree ("version__status");
  CREATE INDEX "_sign_models_v_created_at_idx" ON "_sign_models_v" USING btree ("created_at");
  CREATE INDEX "_sign_models_v_updated_at_idx" ON "_sign_models_v" USING btree ("updated_at");
  CREATE INDEX "_sign_models_v_snapshot_idx" ON "_sign_models_v" USING btree ("snapshot");
  CREATE INDEX "_sign_models_v_published_locale_idx" ON "_sign_models_v" USING btree ("published_locale");
  CREATE INDEX "_sign_models_v_latest_idx" ON "_sign_models_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_sign_models_v_locales_locale_parent_id_unique" ON "_sign_models_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "materials_name_idx" ON "materials" USING btree ("name");
  CREATE INDEX "materials_type_idx" ON "materials" USING btree ("type");
  CREATE INDEX "materials_updated_at_idx" ON "materials" USING btree ("updated_at");
  CREATE INDEX "materials_created_at_idx" ON "materials" USING btree ("created_at");
  CREATE INDEX "materials__status_idx" ON "materials" USING btree ("_status");
  CREATE UNIQUE INDEX "materials_locales_locale_parent_id_unique" ON "materials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_materials_v_parent_idx" ON "_materials_v" USING btree ("parent_id");
  CREATE INDEX "_materials_v_version_version_name_idx" ON "_materials_v" USING btree ("version_name");
  CREATE INDEX "_materials_v_version_version_type_idx" ON "_materials_v" USING btree ("version_type");
  CREATE INDEX "_materials_v_version_version_updated_at_idx" ON "_materials_v" USING btree ("version_updated_at");
  CREATE INDEX "_materials_v_version_version_created_at_idx" ON "_materials_v" USING btree ("version_created_at");
  CREATE INDEX "_materials_v_version_version__status_idx" ON "_materials_v" USING btree ("version__status");
  CREATE INDEX "_materials_v_created_at_idx" ON "_materials_v" USING btree ("created_at");
  CREATE INDEX "_materials_v_updated_at_idx" ON "_materials_v" USING btree ("updated_at");
  CREATE INDEX "_materials_v_snapshot_idx" ON "_materials_v" USING btree ("snapshot");
  CREATE INDEX "_materials_v_published_locale_idx" ON "_materials_v" USING btree ("published_locale");
  CREATE INDEX "_materials_v_latest_idx" ON "_materials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_materials_v_locales_locale_parent_id_unique" ON "_materials_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "masks_name_idx" ON "masks" USING btree ("name");
  CREATE INDEX "masks_updated_at_idx" ON "masks" USING btree ("updated_at");
  CREATE INDEX "masks_created_at_idx" ON "masks" USING btree ("created_at");
  CREATE UNIQUE INDEX "masks_locales_locale_parent_id_unique" ON "masks_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "fixings_name_idx" ON "fixings" USING btree ("name");
  CREATE INDEX "fixings_updated_at_idx" ON "fixings" USING btree ("updated_at");
  CREATE INDEX "fixings_created_at_idx" ON "fixings" USING btree ("created_at");
  CREATE UNIQUE INDEX "fixings_locales_locale_parent_id_unique" ON "fixings_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "hole_layouts_slug_idx" ON "hole_layouts" USING btree ("slug");
  CREATE INDEX "hole_layouts_updated_at_idx" ON "hole_layouts" USING btree ("updated_at");
  CREATE INDEX "hole_layouts_created_at_idx" ON "hole_layouts" USING btree ("created_at");
  CREATE UNIQUE INDEX "hole_layouts_locales_locale_parent_id_unique" ON "hole_layouts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "backgrounds_slug_idx" ON "backgrounds" USING btree ("slug");
  CREATE INDEX "backgrounds_updated_at_idx" ON "backgrounds" USING btree ("updated_at");
  CREATE INDEX "backgrounds_created_at_idx" ON "backgrounds" USING btree ("created_at");
  CREATE UNIQUE INDEX "backgrounds_locales_locale_parent_id_unique" ON "backgrounds_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "static_products_slug_idx" ON "static_products" USING btree ("slug");
  CREATE INDEX "static_products_brand_idx" ON "static_products" USING btree ("brand");
  CREATE INDEX "static_products_range_idx" ON "static_products" USING btree ("range");
  CREATE INDEX "static_products_model_idx" ON "static_products" USING btree ("model");
  CREATE INDEX "static_products_updated_at_idx" ON "static_products" USING btree ("updated_at");
  CREATE INDEX "static_products_created_at_idx" ON "static_products" USING btree ("created_at");
  CREATE INDEX "static_products__status_idx" ON "static_products" USING btree ("_status");
  CREATE UNIQUE INDEX "static_products_locales_locale_parent_id_unique" ON "static_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_static_products_v_parent_idx" ON "_static_products_v" USING btree ("parent_id");
  CREATE INDEX "_static_products_v_version_version_slug_idx" ON "_static_products_v" USING btree ("version_slug");
  CREATE INDEX "_static_products_v_version_version_brand_idx" ON "_static_products_v" USING btree ("version_brand");
  CREATE INDEX "_static_products_v_version_version_range_idx" ON "_static_products_v" USING btree ("version_range");
  CREATE INDEX "_static_products_v_version_version_model_idx" ON "_static_products_v" USING btree ("version_model");
  CREATE INDEX "_static_products_v_version_version_updated_at_idx" ON "_static_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_static_products_v_version_version_created_at_idx" ON "_static_products_v" USING btree ("version_created_at");
  CREATE INDEX "_static_products_v_version_version__status_idx" ON "_static_products_v" USING btree ("version__status");
  CREATE INDEX "_static_products_v_created_at_idx" ON "_static_products_v" USING btree ("created_at");
  CREATE INDEX "_static_products_v_updated_at_idx" ON "_static_products_v" USING btree ("updated_at");
  CREATE INDEX "_static_products_v_snapshot_idx" ON "_static_products_v" USING btree ("snapshot");
  CREATE INDEX "_static_products_v_published_locale_idx" ON "_static_products_v" USING btree ("published_locale");
  CREATE INDEX "_static_products_v_latest_idx" ON "_static_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_static_products_v_locales_locale_parent_id_unique" ON "_static_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "formulas_slug_idx" ON "formulas" USING btree ("slug");
  CREATE INDEX "formulas_topic_idx" ON "formulas" USING btree ("topic");
  CREATE INDEX "formulas_updated_at_idx" ON "formulas" USING btree ("updated_at");
  CREATE INDEX "formulas_created_at_idx" ON "formulas" USING btree ("created_at");
  CREATE UNIQUE INDEX "formulas_locales_locale_parent_id_unique" ON "formulas_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "cross_sells_name_idx" ON "cross_sells" USING btree ("name");
  CREATE INDEX "cross_sells_updated_at_idx" ON "cross_sells" USING btree ("updated_at");
  CREATE INDEX "cross_sells_created_at_idx" ON "cross_sells" USING btree ("created_at");
  CREATE UNIQUE INDEX "cross_sells_locales_locale_parent_id_unique" ON "cross_sells_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "components_name_idx" ON "components" USING btree ("name");
  CREATE INDEX "components_updated_at_idx" ON "components" USING btree ("updated_at");
  CREATE INDEX "components_created_at_idx" ON "components" USING btree ("created_at");
  CREATE UNIQUE INDEX "components_locales_locale_parent_id_unique" ON "components_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reviews_published_at_idx" ON "reviews" USING btree ("published_at");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "material_pricings_slug_idx" ON "material_pricings" USING btree ("slug");
  CREATE INDEX "material_pricings_material_idx" ON "material_pricings" USING btree ("material");
  CREATE INDEX "material_pricings_type_idx" ON "material_pricings" USING btree ("type");
  CREATE INDEX "material_pricings_thickness_idx" ON "material_pricings" USING btree ("thickness");
  CREATE INDEX "material_pricings_updated_at_idx" ON "material_pricings" USING btree ("updated_at");
  CREATE INDEX "material_pricings_created_at_idx" ON "material_pricings" USING btree ("created_at");
  CREATE UNIQUE INDEX "price_lists_name_idx" ON "price_lists" USING btree ("name");
  CREATE INDEX "price_lists_country_idx" ON "price_lists" USING btree ("country");
  CREATE INDEX "price_lists_updated_at_idx" ON "price_lists" USING btree ("updated_at");
  CREATE INDEX "price_lists_created_at_idx" ON "price_lists" USING btree ("created_at");
  CREATE UNIQUE INDEX "countries_code_idx" ON "countries" USING btree ("code");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE UNIQUE INDEX "countries_locales_locale_parent_id_unique" ON "countries_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "vat_territories_slug_idx" ON "vat_territories" USING btree ("slug");
  CREATE INDEX "vat_territories_updated_at_idx" ON "vat_territories" USING btree ("updated_at");
  CREATE INDEX "vat_territories_created_at_idx" ON "vat_territories" USING btree ("created_at");
  CREATE UNIQUE INDEX "shipping_zones_slug_idx" ON "shipping_zones" USING btree ("slug");
  CREATE INDEX "shipping_zones_updated_at_idx" ON "shipping_zones" USING btree ("updated_at");
  CREATE INDEX "shipping_zones_created_at_idx" ON "shipping_zones" USING btree ("created_at");
  CREATE UNIQUE INDEX "shipping_zones_locales_locale_parent_id_unique" ON "shipping_zones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "orders_lines_order_idx" ON "orders_lines" USING btree ("_order");
  CREATE INDEX "orders_lines_parent_id_idx" ON "orders_lines" USING btree ("_parent_id");
  CREATE INDEX "orders_lines_slug_idx" ON "orders_lines" USING btree ("slug");
  CREATE INDEX "orders_events_order_idx" ON "orders_events" USING btree ("_order");
  CREATE INDEX "orders_events_parent_id_idx" ON "orders_events" USING btree ("_parent_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_method_idx" ON "orders" USING btree ("method");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_client_idx" ON "orders" USING btree ("client_id");
  CREATE UNIQUE INDEX "orders_auth_nonce_idx" ON "orders" USING btree ("auth_nonce");
  CREATE UNIQUE INDEX "orders_idempotency_key_idx" ON "orders" USING btree ("idempotency_key");
  CREATE UNIQUE INDEX "orders_invoice_number_idx" ON "orders" USING btree ("invoice_number");
  CREATE INDEX "orders_payment_reference_idx" ON "orders" USING btree ("payment_reference");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "clients_sessions_order_idx" ON "clients_sessions" USING btree ("_order");
  CREATE INDEX "clients_sessions_parent_id_idx" ON "clients_sessions" USING btree ("_parent_id");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE UNIQUE INDEX "clients_email_idx" ON "clients" USING btree ("email");
  CREATE UNIQUE INDEX "discounts_coupon_idx" ON "discounts" USING btree ("coupon");
  CREATE INDEX "discounts_updated_at_idx" ON "discounts" USING btree ("updated_at");
  CREATE INDEX "discounts_created_at_idx" ON "discounts" USING btree ("created_at");
  CREATE INDEX "designs_slug_idx" ON "designs" USING btree ("slug");
  CREATE INDEX "designs_client_idx" ON "designs" USING btree ("client_id");
  CREATE INDEX "designs_scene_hash_idx" ON "designs" USING btree ("scene_hash");
  CREATE INDEX "designs_updated_at_idx" ON "designs" USING btree ("updated_at");
  CREATE INDEX "designs_created_at_idx" ON "designs" USING btree ("created_at");
  CREATE INDEX "price_history_slug_idx" ON "price_history" USING btree ("slug");
  CREATE INDEX "price_history_from_idx" ON "price_history" USING btree ("from");
  CREATE INDEX "price_history_updated_at_idx" ON "price_history" USING btree ("updated_at");
  CREATE INDEX "price_history_created_at_idx" ON "price_history" USING btree ("created_at");
  CREATE INDEX "admins_sessions_order_idx" ON "admins_sessions" USING btree ("_order");
  CREATE INDEX "admins_sessions_parent_id_idx" ON "admins_sessions" USING btree ("_parent_id");
  CREATE INDEX "admins_updated_at_idx" ON "admins" USING btree ("updated_at");
  CREATE INDEX "admins_created_at_idx" ON "admins" USING btree ("created_at");
  CREATE UNIQUE INDEX "admins_email_idx" ON "admins" USING btree ("email");
  CREATE UNIQUE INDEX "tokens_hash_idx" ON "tokens" USING btree ("hash");
  CREATE INDEX "tokens_updated_at_idx" ON "tokens" USING btree ("updated_at");
  CREATE INDEX "tokens_created_at_idx" ON "tokens" USING btree ("created_at");
  CREATE UNIQUE INDEX "idempotency_keys_key_idx" ON "idempotency_keys" USING btree ("key");
  CREATE INDEX "idempotency_keys_order_idx" ON "idempotency_keys" USING btree ("order");
  CREATE INDEX "idempotency_keys_updated_at_idx" ON "idempotency_keys" USING btree ("updated_at");
  CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");
  CREATE UNIQUE INDEX "counters_key_idx" ON "counters" USING btree ("key");
  CREATE INDEX "counters_updated_at_idx" ON "counters" USING btree ("updated_at");
  CREATE INDEX "counters_created_at_idx" ON "counters" USING btree ("created_at");
  CREATE UNIQUE INDEX "seed_records_key_idx" ON "seed_records" USING btree ("key");
  CREATE INDEX "seed_records_updated_at_idx" ON "seed_records" USING btree ("updated_at");
  CREATE INDEX "seed_records_created_at_idx" ON "seed_records" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("cards_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_stamp_models_id_idx" ON "payload_locked_documents_rels" USING btree ("stamp_models_id");
  CREATE INDEX "payload_locked_documents_rels_rubbers_id_idx" ON "payload_locked_documents_rels" USING btree ("rubbers_id");
  CREATE INDEX "payload_locked_documents_rels_swatches_id_idx" ON "payload_locked_documents_rels" USING btree ("swatches_id");
  CREATE INDEX "payload_locked_documents_rels_sign_models_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_models_id");
  CREATE INDEX "payload_locked_documents_rels_materials_id_idx" ON "payload_locked_documents_rels" USING btree ("materials_id");
  CREATE INDEX "payload_locked_documents_rels_masks_id_idx" ON "payload_locked_documents_rels" USING btree ("masks_id");
  CREATE INDEX "payload_locked_documents_rels_fixings_id_idx" ON "payload_locked_documents_rels" USING btree ("fixings_id");
  CREATE INDEX "payload_locked_documents_rels_hole_layouts_id_idx" ON "payload_locked_documents_rels" USING btree ("hole_layouts_id");
  CREATE INDEX "payload_locked_documents_rels_backgrounds_id_idx" ON "payload_locked_documents_rels" USING btree ("backgrounds_id");
  CREATE INDEX "payload_locked_documents_rels_static_products_id_idx" ON "payload_locked_documents_rels" USING btree ("static_products_id");
  CREATE INDEX "payload_locked_documents_rels_formulas_id_idx" ON "payload_locked_documents_rels" USING btree ("formulas_id");
  CREATE INDEX "payload_locked_documents_rels_cross_sells_id_idx" ON "payload_locked_documents_rels" USING btree ("cross_sells_id");
  CREATE INDEX "payload_locked_documents_rels_components_id_idx" ON "payload_locked_documents_rels" USING btree ("components_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_material_pricings_id_idx" ON "payload_locked_documents_rels" USING btree ("material_pricings_id");
  CREATE INDEX "payload_locked_documents_rels_price_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("price_lists_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_vat_territories_id_idx" ON "payload_locked_documents_rels" USING btree ("vat_territories_id");
  CREATE INDEX "payload_locked_documents_rels_shipping_zones_id_idx" ON "payload_locked_documents_rels" USING btree ("shipping_zones_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");
  CREATE INDEX "payload_locked_documents_rels_discounts_id_idx" ON "payload_locked_documents_rels" USING btree ("discounts_id");
  CREATE INDEX "payload_locked_documents_rels_designs_id_idx" ON "payload_locked_documents_rels" USING btree ("designs_id");
  CREATE INDEX "payload_locked_documents_rels_price_history_id_idx" ON "payload_locked_documents_rels" USING btree ("price_history_id");
  CREATE INDEX "payload_locked_documents_rels_admins_id_idx" ON "payload_locked_documents_rels" USING btree ("admins_id");
  CREATE INDEX "payload_locked_documents_rels_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("tokens_id");
  CREATE INDEX "payload_locked_documents_rels_idempotency_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("idempotency_keys_id");
  CREATE INDEX "payload_locked_documents_rels_counters_id_idx" ON "payload_locked_documents_rels" USING btree ("counters_id");
  CREATE INDEX "payload_locked_documents_rels_seed_records_id_idx" ON "payload_locked_documents_rels" USING btree ("seed_records_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_clients_id_idx" ON "payload_preferences_rels" USING btree ("clients_id");
  CREATE INDEX "payload_preferences_rels_admins_id_idx" ON "payload_preferences_rels" USING btree ("admins_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "main_menu_rels_order_idx" ON "main_menu_rels" USING btree ("order");
  CREATE INDEX "main_menu_rels_parent_idx" ON "main_menu_rels" USING btree ("parent_id");
  CREATE INDEX "main_menu_rels_path_idx" ON "main_menu_rels" USING btree ("path");
  CREATE INDEX "main_menu_rels_categories_id_idx" ON "main_menu_rels" USING btree ("categories_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "cards" CASCADE;
  DROP TABLE "cards_locales" CASCADE;
  DROP TABLE "_cards_v" CASCADE;
  DROP TABLE "_cards_v_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "stamp_models" CASCADE;
  DROP TABLE "stamp_models_locales" CASCADE;
  DROP TABLE "_stamp_models_v" CASCADE;
  DROP TABLE "_stamp_models_v_locales" CASCADE;
  DROP TABLE "rubbers" CASCADE;
  DROP TABLE "rubbers_locales" CASCADE;
  DROP TABLE "swatches" CASCADE;
  DROP TABLE "swatches_locales" CASCADE;
  DROP TABLE "sign_models" CASCADE;
  DROP TABLE "sign_models_locales" CASCADE;
  DROP TABLE "_sign_models_v" CASCADE;
  DROP TABLE "_sign_models_v_locales" CASCADE;
  DROP TABLE "materials" CASCADE;
  DROP TABLE "materials_locales" CASCADE;
  DROP TABLE "_materials_v" CASCADE;
  DROP TABLE "_materials_v_locales" CASCADE;
  DROP TABLE "masks" CASCADE;
  DROP TABLE "masks_locales" CASCADE;
  DROP TABLE "fixings" CASCADE;
  DROP TABLE "fixings_locales" CASCADE;
  DROP TABLE "hole_layouts" CASCADE;
  DROP TABLE "hole_layouts_locales" CASCADE;
  DROP TABLE "backgrounds" CASCADE;
  DROP TABLE "backgrounds_locales" CASCADE;
  DROP TABLE "static_products" CASCADE;
  DROP TABLE "static_products_locales" CASCADE;
  DROP TABLE "_static_products_v" CASCADE;
  DROP TABLE "_static_products_v_locales" CASCADE;
  DROP TABLE "formulas" CASCADE;
  DROP TABLE "formulas_locales" CASCADE;
  DROP TABLE "cross_sells" CASCADE;
  DROP TABLE "cross_sells_locales" CASCADE;
  DROP TABLE "components" CASCADE;
  DROP TABLE "components_locales" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "material_pricings" CASCADE;
  DROP TABLE "price_lists" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "countries_locales" CASCADE;
  DROP TABLE "vat_territories" CASCADE;
  DROP TABLE "shipping_zones" CASCADE;
  DROP TABLE "shipping_zones_locales" CASCADE;
  DROP TABLE "orders_lines" CASCADE;
  DROP TABLE "orders_events" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "clients_sessions" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "discounts" CASCADE;
  DROP TABLE "designs" CASCADE;
  DROP TABLE "price_history" CASCADE;
  DROP TABLE "admins_sessions" CASCADE;
  DROP TABLE "admins" CASCADE;
  DROP TABLE "tokens" CASCADE;
  DROP TABLE "idempotency_keys" CASCADE;
  DROP TABLE "counters" CASCADE;
  DROP TABLE "seed_records" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "main_menu" CASCADE;
  DROP TABLE "main_menu_rels" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns_links_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "shop_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_page_type";
  DROP TYPE "public"."enum_pages_layout";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_page_type";
  DROP TYPE "public"."enum__pages_v_version_layout";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_cards_status";
  DROP TYPE "public"."enum__cards_v_version_status";
  DROP TYPE "public"."enum__cards_v_published_locale";
  DROP TYPE "public"."enum_stamp_models_shape";
  DROP TYPE "public"."enum_stamp_models_category_readable";
  DROP TYPE "public"."enum_stamp_models_status";
  DROP TYPE "public"."enum__stamp_models_v_version_shape";
  DROP TYPE "public"."enum__stamp_models_v_version_category_readable";
  DROP TYPE "public"."enum__stamp_models_v_version_status";
  DROP TYPE "public"."enum__stamp_models_v_published_locale";
  DROP TYPE "public"."enum_rubbers_shape";
  DROP TYPE "public"."enum_swatches_kind";
  DROP TYPE "public"."enum_sign_models_status";
  DROP TYPE "public"."enum__sign_models_v_version_status";
  DROP TYPE "public"."enum__sign_models_v_published_locale";
  DROP TYPE "public"."enum_materials_marking";
  DROP TYPE "public"."enum_materials_status";
  DROP TYPE "public"."enum__materials_v_version_marking";
  DROP TYPE "public"."enum__materials_v_version_status";
  DROP TYPE "public"."enum__materials_v_published_locale";
  DROP TYPE "public"."enum_static_products_type";
  DROP TYPE "public"."enum_static_products_status";
  DROP TYPE "public"."enum__static_products_v_version_type";
  DROP TYPE "public"."enum__static_products_v_version_status";
  DROP TYPE "public"."enum__static_products_v_published_locale";
  DROP TYPE "public"."enum_reviews_language";
  DROP TYPE "public"."enum_material_pricings_status";
  DROP TYPE "public"."enum_price_lists_status";
  DROP TYPE "public"."enum_price_lists_currency";
  DROP TYPE "public"."enum_countries_shop_currency";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_clients_role";
  DROP TYPE "public"."enum_clients_auth_type";
  DROP TYPE "public"."enum_clients_account_type";
  DROP TYPE "public"."enum_clients_vat_status";
  DROP TYPE "public"."enum_discounts_type";
  DROP TYPE "public"."enum_admins_role";
  DROP TYPE "public"."enum_tokens_kind";`)
}
