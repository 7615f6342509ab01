/** The HTTP side: who is asking, what is refused, what is said about failures. */
import { absurd } from '@bivouac/match'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from './config.ts'
import { Fault, reasonOf, StoreAway } from './faults.ts'
import { cookieIn, isOwnOrigin } from './identity.ts'
import { sameSecret } from './ids.ts'
import type { FaultReason } from './reasons.ts'
import { accountRoutes } from './routes/account.ts'
import { type Context, type HttpApp, signInGuest } from './routes/context.ts'
import { meRoutes } from './routes/me.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { operationRoutes } from './routes/operations.ts'
import { operatorRoutes } from './routes/operator.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { tableRoutes } from './routes/tables.ts'
import { POLICY, serveStatic } from './static.ts'

const MOST_BYTES = 64 * 1024
/** The reading room of the API draws with inline styles. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'"
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Made first, for its server and its log; `furnish` puts the routes in. */
export function bareApp(config: Config): HttpApp {
  return fastify({
    bodyLimit: MOST_BYTES,
    // A request that drips in byte by byte would hold its connection for ever.
    requestTimeout: config.requestPatience,
    // Nor may somebody who asks and does not read: a connection on which nothing moves is let go.
    connectionTimeout: config.requestPatience * 2,
    // Node takes the longer of both times for the whole request: left at its minute, headers would give the body one, too.
    http: { connectionsCheckingInterval: config.requestPatience / 4, headersTimeout: config.requestPatience },
    // One proxy is ours: the address it saw counts, and not what the caller says stood before it.
    trustProxy: config.trustProxy && ((_, hop) => hop < 1),
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    // Addresses that are none: no route and no hook sees them.
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => {
      ;(reply as FastifyReply).code(statusCode).send(new Fault(reasonOf(statusCode)).body)
    },
    // Every call is logged once, when it is over, without its query: an invitation is a secret.
    logController: new LogController({ disableRequestLogging: true }),
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            serializers: { err: toldOf },
            ...(config.logStream && { stream: config.logStream }),
          },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler)
}

export async function furnish(app: HttpApp, context: Context): Promise<void> {
  const { config, identity, metrics } = context
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new Fault('too-many'),
  })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Bivouac', description: 'See docs/api.md.', version: '1' } },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })

  app.decorateRequest('user')
  app.decorateRequest('session')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('x-frame-options', 'DENY')
    reply.header('cross-origin-opener-policy', 'same-origin')
    const route = routeOf(request)
    reply.header('content-security-policy', route.startsWith('/api/docs') ? DOCS_POLICY : POLICY)
    if (config.publicUrl?.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000')
    if (!route.startsWith('/api/') || route.startsWith('/api/docs')) return
    reply.header('cache-control', 'no-store')
    if (!isOwnOrigin(request.headers.origin, request.host, config.publicUrl)) throw new Fault('origin')
    const { user, session, fresh } = await identity.of(cookieIn(request.headers.cookie), request.headers)
    request.user = user
    request.session = session
    if ((user.banned ?? 0) > context.now()) throw new Fault('banned')
    if (fresh) signInGuest(context, request, reply, user)
    if (SAFE.has(request.method)) return
    // Somebody whose cookie is worth nothing cannot have a token either: let him fetch both.
    const token = request.headers['x-csrf-token']
    if (fresh || !sameSecret(typeof token === 'string' ? token : undefined, identity.csrfFor(request)))
      throw new Fault('csrf')
  })
  app.addHook('preValidation', async request => {
    const fault = absurd(request.body) ?? absurd(request.params) ?? absurd(request.query)
    if (fault !== undefined) throw new Fault('request', { what: fault })
  })
  app.addHook('onResponse', async (request, reply) => {
    metrics.count('http_requests_total', { status: `${Math.floor(reply.statusCode / 100)}xx` })
    metrics.time('http_seconds', reply.elapsedTime / 1000)
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '-',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })

  app.setErrorHandler((error: FastifyError | Fault, request, reply) => {
    const fault = faultFrom(error, routeOf(request))
    if (fault.status < 500) metrics.count('refusals_total', { reason: fault.reason })
    if (fault.status >= 500) {
      metrics.count('faults_total')
      request.log.error({ err: error }, 'a request failed')
    }
    return reply.code(fault.status).send(fault.body)
  })
  app.setNotFoundHandler((_, reply) => reply.code(404).send(new Fault('nothing').body))

  meRoutes(app, context)
  accountRoutes(app, context)
  tableRoutes(app, context)
  notificationRoutes(app, context)
  passkeyRoutes(app, context)
  operationRoutes(app, context)
  operatorRoutes(app, context)
  serveStatic(app as never, config.clientFolder)
}

/** Where a request has come to, whatever its address is spelt like: `/%61pi/me` is `/api/me`. */
const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url

/** What of a failure goes into the log: never whole objects, which may carry keys and passwords. */
const toldOf = (fault: unknown): { type: string; message: string; stack: string } =>
  fault instanceof Error
    ? {
        type: fault.name,
        message: fault.message,
        stack: fault.stack ?? '',
        ...('code' in fault && { code: String(fault.code) }),
        ...(fault.cause instanceof Error && { cause: fault.cause.message }),
      }
    : { type: typeof fault, message: String(fault), stack: '' }

/** Fields that people fill in themselves: what is wrong with one is said in the page's words. */
const FIELDS: readonly [route: string, field: string, reason: FaultReason][] = [
  ['/api/account', '/name', 'bad-name'],
  ['/api/account', '/password', 'bad-password'],
  ['/api/me/notifications', '/mail', 'bad-mail'],
]

/** What the caller may know of it. */
function faultFrom(error: FastifyError | Fault, route: string): Fault {
  if (error instanceof Fault) return error
  if (error instanceof StoreAway) return new Fault('store-away')
  if (error.validation === undefined) return new Fault(reasonOf(error.statusCode ?? 500))
  const wrong = error.validation.map(each => each.instancePath)
  const field = FIELDS.find(each => route.startsWith(each[0]) && wrong.some(path => path.startsWith(each[1])))
  return new Fault(field?.[2] ?? 'request', { what: `${error.validationContext ?? 'request'}: ${sentence(error)}` })
}
const sentence = ({ validation = [] }: FastifyError): string =>
  validation
    .map(each => `${each.instancePath || '/'} ${each.message ?? 'is wrong'}`)
    .join('; ')
    .slice(0, 300)
