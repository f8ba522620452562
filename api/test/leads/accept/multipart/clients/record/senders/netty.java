import io.netty.bootstrap.Bootstrap;
import io.netty.channel.*;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.*;
import io.netty.handler.codec.http.multipart.*;
import io.netty.handler.stream.ChunkedWriteHandler;
import java.io.File;
import java.net.URI;

/** What Reactor Netty, Spring's WebClient on it, and many servers that call others are built on. */
class Main {
  public static void main(String[] arguments) throws Exception {
    URI address = URI.create(arguments[0]);
    Bootstrap bootstrap = new Bootstrap().group(new NioEventLoopGroup(1)).channel(NioSocketChannel.class);
    bootstrap.handler(new ChannelInitializer<Channel>() {
      protected void initChannel(Channel channel) {
        channel.pipeline().addLast(new HttpClientCodec(), new ChunkedWriteHandler());
      }
    });
    Channel channel = bootstrap.connect(address.getHost(), address.getPort()).sync().channel();
    HttpRequest request = new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.POST, address.getPath());
    request.headers().set(HttpHeaderNames.HOST, address.getAuthority());
    HttpDataFactory factory = new DefaultHttpDataFactory(true);
    HttpPostRequestEncoder form = new HttpPostRequestEncoder(factory, request, true);
    for (int index = 1; index < arguments.length; index++) {
      String[] pair = arguments[index].split("=", 2);
      if (pair[1].startsWith("@")) form.addBodyFileUpload(pair[0], new File(pair[1].substring(1)), "application/pdf", false);
      else form.addBodyAttribute(pair[0], pair[1]);
    }
    channel.write(form.finalizeRequest());
    if (form.isChunked()) channel.write(form);
    channel.flush();
    channel.closeFuture().sync();
    System.out.println("Netty " + io.netty.util.Version.identify().get("netty-codec-http").artifactVersion());
    System.exit(0);
  }
}
