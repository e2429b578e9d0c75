# Varnish 7 before the storefront (ADR-0275):
#
#   varnishd -f edge.vcl -a site=:8080 -a purge=10.0.0.5:8081 -p http_gzip_support=off -s malloc,256m
#
# `purge` may be reached by the storefronts only. Edit the backend, and below the languages of LANGUAGES, of which the
# first is the default, and the phone number.
vcl 4.1;

import std;

backend origin {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .probe = {
    .request = "GET /readyz HTTP/1.1" "Host: 127.0.0.1" "Connection: close";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Edge-Key;
    unset req.http.X-Edge-Stale;
  }

  # The storefront names tags of pages that are outdated.
  if (local.socket == "purge") {
    if (req.method != "PURGE" || req.http.Cache-Tag !~ "^[a-z]+(,[a-z]+)*$") {
      return (synth(400));
    }
    ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.Cache-Tag, ",", "|") + ")(,|$)");
    return (synth(200));
  }
  if (req.method == "PURGE") {
    return (synth(405));
  }

  # The rule of the storefront: the cookie, otherwise the first language. `?lang=` is left to the storefront.
  set req.http.X-Language = "ru";
  if (req.http.Cookie ~ "(^|;\s*)lang=(ru|tg|en)(;|$)") {
    set req.http.X-Language = regsub(req.http.Cookie, "^(.*;)?\s*lang=(ru|tg|en)(;.*)?$", "\2");
  }

  # Three encodings only; pages are kept as the storefront compressed them.
  if (req.http.Accept-Encoding ~ "\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Everything that may concern one person goes to the storefront.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization ||
      req.url ~ "^/(v1|api|session|counts|preview|embed|livez|readyz)(/|\?|$)" ||
      req.url ~ "[?&]lang=" ||
      req.http.Cookie ~ "(^|;\s*)(__Host-)?preview=") {
    return (pass);
  }

  # Pages do not depend on a visitor.
  unset req.http.Cookie;
  # Only these parameters change a page; others, such as utm_source, must not split the cache. A name with unusual
  # characters may be one of these in another spelling, and stays.
  set req.http.X-Edge-Key = req.url;
  if (req.url ~ "\?") {
    set req.http.X-Edge-Key = regsuball(req.url,
      "(?<=[?&])(?!(page|payment|category|way|q|country|begin|end|people|_routes)=)[A-Za-z0-9_.-]+(=[^&]*)?(&|$)", "");
    set req.http.X-Edge-Key = regsub(req.http.X-Edge-Key, "[?&]+$", "");
  }

  # While the storefront works, an outdated page is shown only for the time of its renewal.
  if (std.healthy(req.backend_hint) && !req.http.X-Edge-Stale) {
    set req.grace = 30s;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Edge-Key);
  hash_data(req.http.Host);
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.X-Edge-Key;
  unset bereq.http.X-Edge-Stale;
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # A balancer without a storefront answers for it: rather the page below. Answers of the storefront have this header.
  if (beresp.status >= 502 && beresp.status <= 504 && !beresp.http.X-Content-Type-Options) {
    return (error(503, "Service Unavailable"));
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.Surrogate-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*?max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
  } elsif (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.Cache-Control ~ "^public\b") {
    # Files, with the lifetime that browsers have.
    set beresp.grace = 1d;
  } else {
    set beresp.uncacheable = true;
    set beresp.grace = 0s;
    # An error must not hide the page that is kept.
    set beresp.ttl = 60s;
    if (beresp.status >= 500) {
      set beresp.ttl = 0s;
    }
  }
  return (deliver);
}

sub vcl_deliver {
  # The storefront fails although it is ready: rather an outdated page than an error.
  if (resp.status >= 500 && req.restarts == 0 && req.http.X-Edge-Key) {
    set req.http.X-Edge-Stale = "1";
    return (restart);
  }
  if (obj.uncacheable) {
    set resp.http.X-Cache = "pass";
  } elsif (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  # To browsers a page depends on the cookie.
  if (resp.http.Vary) {
    set resp.http.Vary = regsub(resp.http.Vary, "x-language", "cookie");
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  return (deliver);
}

sub vcl_backend_error {
  set beresp.status = 503;
  set beresp.reason = "Service Unavailable";
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.uncacheable = true;
  set beresp.http.Retry-After = "10";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.X-Content-Type-Options = "nosniff";
  if (bereq.url ~ "^/(v1|api|session)/") {
    set beresp.http.Content-Type = "application/json";
    set beresp.http.Content-Language = bereq.http.X-Language;
    if (bereq.http.X-Language == "tg") {
      synthetic("""{"message":"Хизматрасонӣ ҳоло ҷавоб намедиҳад. Пас аз як дақиқа бори дигар кӯшиш кунед ё занг занед: 5511.","code":"unavailable"}""");
    } elsif (bereq.http.X-Language == "en") {
      synthetic("""{"message":"The service is not answering right now. Try again in a minute or call 5511.","code":"unavailable"}""");
    } else {
      synthetic("""{"message":"Сервис сейчас не отвечает. Попробуйте через минуту или позвоните 5511.","code":"unavailable"}""");
    }
    return (deliver);
  }
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Content-Security-Policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
  synthetic("""<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="10"><meta name="robots" content="noindex"><title>503</title><style>:root{color-scheme:light dark}body{margin:0;padding:24px 20px;font:17px/1.5 system-ui,sans-serif}main{max-width:640px;margin:0 auto}h2{margin:32px 0 4px;font-size:20px}p{margin:0}a{display:inline-block;padding:4px 0;font-weight:700}</style></head><body><main>
<section lang="ru"><h2>Сервис сейчас не отвечает</h2><p>Страница откроется сама, как только он заработает. Если дело срочное, позвоните <a href="tel:5511">5511</a>.</p></section>
<section lang="tg"><h2>Хизматрасонӣ ҳоло ҷавоб намедиҳад</h2><p>Ҳамин ки он ба кор медарояд, саҳифа худаш кушода мешавад. Агар кор таъҷилӣ бошад, занг занед: <a href="tel:5511">5511</a>.</p></section>
<section lang="en"><h2>The service is not answering right now</h2><p>The page opens by itself as soon as it works. If it is urgent, call <a href="tel:5511">5511</a>.</p></section>
</main></body></html>""");
  return (deliver);
}
