const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><path fill="#7d9fe0" d="M0 0h120v80H0z"/></svg>')}`;

/** Plain elements of a host page, with a few common class names. */
export const HOST_SAMPLE = `<main id="host" class="container mx-auto p-4 dark:bg-slate-900 dark:text-slate-100">
<h1>Trips</h1><h2 class="text-2xl font-bold">By the sea</h2><h3>Hotels</h3><h4>Near</h4><h5>Far</h5><h6>Notes</h6>
<p>Words with <a href="#a">a link</a>, <strong>strong</strong>, <em>soft</em>, <code>code</code>, <small>small</small> and <mark>marked</mark>.</p>
<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul><ol><li>First</li><li>Second</li></ol>
<ul class="list-disc pl-5"><li>Class of the page</li></ul>
<dl><dt>Term</dt><dd>Meaning</dd></dl>
<img src="${PICTURE}" alt="" width="120" height="80"> <svg width="24" height="24" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>
<section class="card"><h2 class="title">Cars</h2><p class="field">By the day</p></section>
<blockquote>Said by somebody</blockquote><hr>
<table class="table"><caption>Prices</caption><thead><tr><th>Room</th><th>Price</th></tr></thead><tbody><tr><td>Single</td><td>1 000</td></tr></tbody></table>
<form><fieldset><legend>Who travels</legend>
<label for="name">Name</label> <input id="name" value="Firuz"> <input type="search" placeholder="Search"> <input type="date" value="2026-03-02">
<label><input type="checkbox" checked> Child</label> <label><input type="radio"> Adult</label>
<select class="form-select"><option>Dushanbe</option></select> <textarea rows="2">Words</textarea>
<button type="button" class="btn btn-primary button">Book</button> <input type="submit" value="Send"> <progress value="0.4"></progress></fieldset></form>
<details open><summary>More</summary><p>Hidden words</p></details><pre>let x = 1;</pre>
</main>`;
